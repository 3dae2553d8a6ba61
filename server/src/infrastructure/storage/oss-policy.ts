import type { StorageAction } from './object-store.ts';

const ossActions: Record<StorageAction, readonly string[]> = {
  get: ['oss:GetObject'],
  put: ['oss:PutObject', 'oss:ListParts'],
  abort_multi_part_upload: ['oss:AbortMultipartUpload'],
  list: ['oss:ListObjects'],
  delete: ['oss:DeleteObject'],
};

/** What a temporary credential of Aliyun may do: the account's role, narrowed to these actions below these prefixes. */
export function rolePolicy(bucket: string, prefixes: readonly string[], actions: readonly StorageAction[]): object {
  for (const prefix of prefixes) {
    if (/[*?]/.test(prefix) || !prefix.endsWith('/')) throw new Error(`${prefix} is no prefix for a credential`);
  }
  const onObjects = actions.filter((action) => action !== 'list').flatMap((action) => ossActions[action]);
  const statements = [];
  if (onObjects.length > 0) {
    const resources = prefixes.map((prefix) => `acs:oss:*:*:${bucket}/${prefix}*`);
    statements.push({ Effect: 'Allow', Action: onObjects, Resource: resources });
  }
  if (actions.includes('list')) {
    statements.push({
      Effect: 'Allow',
      Action: ossActions.list,
      Resource: [`acs:oss:*:*:${bucket}`],
      Condition: { StringLike: { 'oss:Prefix': prefixes.map((prefix) => `${prefix}*`) } },
    });
  }
  return { Version: '1', Statement: statements };
}
