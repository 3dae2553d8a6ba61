/** A key that is typed into a field, or that moves a slider, is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // A chosen switch or choice keeps the focus, but letters mean nothing to it.
  if (target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'slider';
}
