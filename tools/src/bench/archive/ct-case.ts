import { cbctNotes, dataTypes, endpoints } from '@archway/contracts';
import { uploadFromNode } from '@archway/storage/node';
import { crc64 } from '@archway/storage/crc64';
import { generateHead, packVolume } from '@archway/volume';
import { type Server, serverAt } from '../../cli/server.ts';
import { login } from '../login.ts';

/** A head of 0.4 mm, as large as a CBCT of both jaws. */
const SIZE = [360, 360, 360] as const;

export interface CtCase {
  readonly server: Server;
  readonly caseId: string;
  readonly practiceId: string;
  readonly doctorId: string;
}

/** A case with a packed CT, made over HTTP as a page makes one. */
export async function makeCtCase(url: string): Promise<CtCase> {
  const server = serverAt(url, await login(url, 'democreator'));
  const { userId: doctorId } = await server.call(endpoints.access.personalData, {});
  const [practice] = await server.call(endpoints.access.practices, {});
  if (!practice) throw new Error('the creator has no practice');
  const { practiceId } = practice;
  const about = { patientName: 'Bench Archive', gender: '1', birthday: '1999-04-12', productType: 'aligner' } as const;
  const { caseId } = await server.call(endpoints.cases.create, { body: { practiceId, ...about, entrust: 0 } });
  await giveCt(server, caseId);
  return { server, caseId, practiceId, doctorId };
}

/** Packs a generated head, sends it to the storage and registers it. */
async function giveCt(server: Server, caseId: string): Promise<void> {
  const { zip, quickLook, descriptor } = await packVolume(generateHead({ size: SIZE, seed: 1 }), { timestamp: 1 });
  const place = { caseId, version: 1, dataType: dataTypes.cbct, actions: ['get', 'put', 'abort_multi_part_upload'] };
  const credentials = () => server.call(endpoints.files.token, { body: place as never });
  const objectName = await uploadFromNode(credentials, blobOf(zip), 'ct.zip');
  const quickLookName = await uploadFromNode(credentials, blobOf(quickLook), 'ct.ls');
  const { size, spacing, origin, direction, imageType, sha256 = '' } = descriptor;
  await server.call(endpoints.cbct.register, {
    body: {
      ...{ caseId, version: 1, fileName: 'ct.zip', objectName, quickLookName, size: zip.length, crc64: crc64(zip) },
      volume: {
        ...{ size: [...size], spacing: [...spacing], origin: [...origin], direction: [...direction], sha256 },
        ...{ componentType: imageType.componentType, name: 'Bench', series: '2', description: '', modality: 'CT' },
        created: '20260301',
      },
      notes: cbctNotes.parse({ filesRead: SIZE[2] }),
    },
  });
}

const blobOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  slice: (start: number, end: number) => ({
    arrayBuffer: () => Promise.resolve(bytes.slice(start, end).buffer),
  }),
});
