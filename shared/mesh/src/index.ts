export type { Mesh, MeshCounts, MeshFormat } from './mesh.ts';
export { countsOf, fileTypeOf, meshBuffers, meshFormats, triangleCount, vertexCount } from './mesh.ts';
export type { MeshErrorCode, MeshErrorValues } from './mesh-error.ts';
export { MeshError, meshErrorCodes } from './mesh-error.ts';
export type { ReadLimits } from './read/limits.ts';
export { defaultLimits } from './read/limits.ts';
export type { ReadNote, ReadResult } from './read/read-result.ts';
export type { ReadOptions } from './read/read-mesh.ts';
export { readMesh } from './read/read-mesh.ts';
export type { MeshText } from './read/mesh-text.ts';
export { openMeshText } from './read/mesh-text.ts';
export type { CleanOptions, CleanReport } from './clean/clean-mesh.ts';
export { cleanMesh } from './clean/clean-mesh.ts';
export { faceColorsToVertices } from './clean/face-colors.ts';
export type { DracoFiles } from './draco/load.ts';
export { initDraco } from './draco/load.ts';
export type { EncodeOptions } from './draco/encode.ts';
export { encodeDraco } from './draco/encode.ts';
export { decodeDraco } from './draco/decode.ts';
export type { CancelSignal, IntakeOptions, IntakeReport, IntakeResult, IntakeStep, MeshFile } from './intake/intake.ts';
export { intakeMesh, intakeSteps } from './intake/intake.ts';
export { vertexNormals } from './normals.ts';
export type { Bounds, Vector } from './analyse/measure.ts';
export { boundsOf, surfaceArea } from './analyse/measure.ts';
export type { EdgeCounts } from './analyse/edges.ts';
export { countEdges } from './analyse/edges.ts';
export type { Components } from './analyse/components.ts';
export { components } from './analyse/components.ts';
export type { Unit, UnitGuess } from './analyse/unit-guess.ts';
export type { JawGuess, JawReason } from './analyse/jaw-guess.ts';
export { jawReasons } from './analyse/jaw-guess.ts';
export type { JawOrientation } from './orient/orient-jaw.ts';
export { orientJaw } from './orient/orient-jaw.ts';
export type { MeshAnalysis } from './analyse/analyse-mesh.ts';
export { analyseMesh } from './analyse/analyse-mesh.ts';
export type {
  IntakeOutput,
  MeshJobName,
  MeshJobs,
  MeshReply,
  MeshRequest,
  MeshWorkerStep,
  OpenOutput,
} from './worker/messages.ts';
export { createMeshWorkerHandler } from './worker/handler.ts';
export type { MeshClient, MeshJobOptions, MeshWorkerPort } from './worker/client.ts';
export { createMeshClient } from './worker/client.ts';
export type { GenerateJawOptions } from './generate/generate-jaw.ts';
export { generateJaw } from './generate/generate-jaw.ts';
export type { StlExport, WriteStlOptions } from './export/stl.ts';
export { writeStl } from './export/stl.ts';
export { writePly } from './export/ply.ts';
export { writeObj } from './export/obj.ts';
export type { Repair, RepairKind } from './repair/patient.ts';
export type { RepairOptions, RepairReport } from './repair/repair-mesh.ts';
export { repairMesh } from './repair/repair-mesh.ts';
export type { ConvertedMesh, ConvertOptions, MeshPart } from './convert/convert-mesh.ts';
export { convertMesh, convertReading } from './convert/convert-mesh.ts';
export type { UnitChoice, UnitConversion } from './convert/unit-conversion.ts';
export { unitsInMm } from './convert/unit-conversion.ts';
