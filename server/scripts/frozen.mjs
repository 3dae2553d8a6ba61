import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes down the hash of a migration, by which a test sees that it never changes again. */
export function freeze(migrations, tag) {
  const file = join(migrations, 'frozen.json');
  const hash = createHash('sha256')
    .update(readFileSync(join(migrations, `${tag}.sql`)))
    .digest('hex');
  const frozen = { ...JSON.parse(readFileSync(file, 'utf8')), [tag]: hash };
  writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`);
}
