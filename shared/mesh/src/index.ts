export type { Mesh, MeshFormat } from './mesh.ts';
export { countsOf, fileTypeOf, meshFormats } from './mesh.ts';
export type { MeshErrorCode } from './mesh-error.ts';
export { MeshError } from './mesh-error.ts';
/** @public The README promises it. */
export { meshErrorCodes } from './mesh-error.ts';
export { defaultLimits } from './read/limits.ts';
export type { ReadResult } from './read/read-result.ts';
export { readMesh } from './read/read-mesh.ts';
export { openMeshText } from './read/mesh-text.ts';
export type { CleanReport } from './clean/clean-mesh.ts';
export { cleanMesh } from './clean/clean-mesh.ts';
export { faceColorsToVertices } from './clean/face-colors.ts';
export { encodeDraco } from './draco/encode.ts';
export type { IntakeReport, MeshFile } from './intake/intake.ts';
export { intakeMesh } from './intake/intake.ts';
export { vertexNormals } from './normals.ts';
export { boundsOf } from './analyse/measure.ts';
export type { JawOrientation } from './orient/orient-jaw.ts';
export { orientJaw } from './orient/orient-jaw.ts';
export type { MeshAnalysis } from './analyse/analyse-mesh.ts';
export { analyseMesh } from './analyse/analyse-mesh.ts';
export { drawMesh } from './picture/draw-mesh.ts';
export type { IntakeOutput, MeshWorkerStep } from './worker/messages.ts';
export { createMeshWorkerHandler } from './worker/handler.ts';
export { createMeshClient } from './worker/client.ts';
export { generateJaw } from './generate/generate-jaw.ts';
export { writeStl } from './export/stl.ts';
export { writePly } from './export/ply.ts';
export { writeObj } from './export/obj.ts';
export type { RepairReport } from './repair/repair-mesh.ts';
/** @public The README promises it. */
export { repairMesh } from './repair/repair-mesh.ts';
export type { ConvertedMesh } from './convert/convert-mesh.ts';
export { convertReading } from './convert/convert-mesh.ts';
/** @public The README promises it. */
export { convertMesh } from './convert/convert-mesh.ts';
export type { UnitChoice, UnitConversion } from './convert/unit-conversion.ts';
export { unitsInMm } from './convert/unit-conversion.ts';
