/**
 * What the reader is shown for the name of a file: an `__ENCODED__` name is URL-decoded, what follows `^^^` is dropped, and
 * `compress_` and `origin_` names lose their last three underscore segments.
 */
export function formatFileName(name: string): string {
  const decoded = name.startsWith('__ENCODED__') ? urlDecoded(name.slice('__ENCODED__'.length)) : name;
  const [shown = ''] = decoded.split('^^^', 1);
  const segments = shown.split('_');
  return /^(compress|origin)_/.test(shown) && segments.length > 3 ? segments.slice(0, -3).join('_') : shown;
}

function urlDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
