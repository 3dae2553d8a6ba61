/** @returns whether it was copied: pages without a secure context have no clipboard, and a browser may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // The types know no page without a clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}
