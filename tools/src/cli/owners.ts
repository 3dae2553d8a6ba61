/**
 * `CODEOWNERS` with a line for a remote, below those of the others.
 * @param text of the file as it is
 */
export function withOwner(text: string, remote: string, team: string): string {
  const line = `/remotes/${remote}/ @archway/${team}`;
  const lines = text.split('\n');
  const last = lines.findLastIndex((each) => each.startsWith('/remotes/'));
  return [...lines.slice(0, last + 1), line, ...lines.slice(last + 1)].join('\n');
}
