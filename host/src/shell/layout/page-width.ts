import type { Decision } from '../../guard/decide.ts';

/** How wide `main` is: 1200 px of content, the patient panel, or all of the window. */
export type PageWidth = 'content' | 'panel' | 'full';

/** What a page has asked for; a route that asks for everything gets that. */
export function pageWidth(decision: Decision): PageWidth {
  if (decision.kind !== 'remote') return 'content';
  const { fullWidth, panelWidth } = decision.route;
  return fullWidth ? 'full' : panelWidth ? 'panel' : 'content';
}
