/** What a key of the public API may do; a key has one scope or more. */
export const apiScopes = [
  { value: 'cases:read', key: 'casesRead', zh: '读取病例', en: 'Read cases' },
  { value: 'cases:write', key: 'casesWrite', zh: '创建和提交病例', en: 'Create and submit cases' },
  { value: 'files:write', key: 'filesWrite', zh: '上传文件', en: 'Upload files' },
] as const;
export type ApiScope = (typeof apiScopes)[number]['value'];
export const apiScopeValues = apiScopes.map(({ value }) => value);
