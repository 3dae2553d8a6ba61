import type { BuildRecord } from '@archway/contracts';
import { HOST } from './composition.ts';
import { type Finding, finding } from './finding.ts';

/** A name that the host's build of a shared package does not export is `undefined` in the remote, and breaks late. */
export function checkFacadeNames(host: BuildRecord, remote: BuildRecord): Finding[] {
  const { name } = remote.manifest;
  return Object.entries(remote.facades).flatMap(([facade, used]) => {
    const exported = host.facades[facade];
    if (exported === undefined)
      return finding('error', [name, HOST], facade, {
        zh: '外壳不提供此包',
        en: 'the host does not provide this package',
      });
    const missing = used.filter((each) => each !== '*' && !exported.includes(each));
    const found: Finding[] = [];
    if (missing.length > 0)
      found.push(
        finding('error', [name, HOST], facade, {
          zh: `外壳未导出 ${missing.join('、')}`,
          en: `the host does not export ${missing.join(', ')}`,
        }),
      );
    if (used.includes('*'))
      found.push(
        finding('warning', [name], facade, {
          zh: '以 * 引入，无法检查所用的名称',
          en: 'is imported as *, so the names that it uses cannot be checked',
        }),
      );
    return found;
  });
}
