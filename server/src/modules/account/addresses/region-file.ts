import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGION_DATA_VERSION, type RegionData } from '@archway/contracts';
import { serverFolder } from '../../../paths.ts';

let bytes: Promise<Buffer> | undefined;
let parsed: Promise<RegionData> | undefined;

/** The region data as the file has them; read once. */
export const regionBytes = (): Promise<Buffer> =>
  (bytes ??= readFile(join(serverFolder, 'assets', 'regions', `regions-${REGION_DATA_VERSION}.json`)));

/** The same as a tree. */
export const regionData = (): Promise<RegionData> =>
  (parsed ??= regionBytes().then((file) => JSON.parse(file.toString('utf8')) as RegionData));
