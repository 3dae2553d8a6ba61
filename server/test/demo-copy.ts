import { copyData } from '@archway/build/copy-data';
import { demoTemplate } from './harness.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/**
 * What a first start with the demonstration makes, copied: for processes whose own first start is not what the test is about.
 * @param folder an empty data folder, which gets the files
 * @returns the database that belongs to them
 */
export async function demoCopy(folder: string): Promise<TestDatabase> {
  const template = await demoTemplate();
  copyData(template.folder, folder);
  return testDatabase(template.database);
}
