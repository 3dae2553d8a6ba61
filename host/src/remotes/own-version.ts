/** Version of the host that this page was loaded with; undefined in development. */
export function ownVersion(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/remotes/host/"]');
  const version = script ? /\/remotes\/host\/([^/]+)\//.exec(script.src)?.[1] : undefined;
  return version === undefined ? undefined : decodeURIComponent(version);
}
