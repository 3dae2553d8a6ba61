import {
  type ArchivedPlanMesh,
  PLAN_MESH_LIMIT_MB,
  archivedPlanMeshes,
  dataTypes,
  planMeshExtensions,
} from '@archway/contracts';
import { archivePart } from '../../cases/api.ts';
import { planMeshes } from '../schema.ts';
import { addMeshRow, meshesOf } from './repository.ts';

const name = 'plan-meshes';

/** Bodies of teeth that documents of plans name, in the archive of a case. */
export const meshPart = archivePart<ArchivedPlanMesh[]>({
  ...{ name, rank: 1, schema: archivedPlanMeshes, tables: [planMeshes] },
  owns: { dataType: dataTypes.plan, extensions: planMeshExtensions, limitMb: PLAN_MESH_LIMIT_MB },
  versions: (meshes) => meshes.map(({ version }) => version),
  files: (meshes) => meshes.map(({ file }) => file),
  read: async (packing) =>
    (await meshesOf(packing.db, packing.caseId)).map(({ version, sha256, objectName }) => ({
      ...{ version, sha256 },
      file: packing.file({ version, dataType: dataTypes.plan, objectName, path: `${name}/${sha256.slice(0, 60)}` }),
    })),
  write: async ({ tx, caseId, file }, meshes) => {
    for (const { version, sha256, file: path } of meshes) {
      const { objectName, size } = file(path);
      await addMeshRow(tx, { caseId, version, sha256, objectName, bytes: size });
    }
  },
});
