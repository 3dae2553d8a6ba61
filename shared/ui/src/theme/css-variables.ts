import { readablePrimary } from '@archway/contracts';
import { fixedTokens, primaryTokens, statusColors } from './tokens.ts';

const UNITLESS = /^(lineHeight|fontWeight)/;

function kebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

function asVariables(tokens: Readonly<Record<string, string | number>>): [string, string][] {
  return Object.entries(tokens).map(([name, value]) => [
    `--archway-${kebab(name)}`,
    typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value),
  ]);
}

/** Variables that follow the tenant's colour. */
export function primaryVariables(primary?: string): ReadonlyMap<string, string> {
  return new Map(asVariables(primaryTokens(readablePrimary(primary))));
}

/** Variables that are the same for everybody; `root.css` states them, and a test holds it to this list. */
export function fixedVariables(): ReadonlyMap<string, string> {
  const status = Object.entries(statusColors).flatMap(([tone, colours]) =>
    Object.entries(colours).map(([part, colour]): [string, string] => [`--archway-status-${tone}-${part}`, colour]),
  );
  return new Map([...asVariables(fixedTokens), ...status]);
}

/**
 * Puts a tenant's colour on the page for our own style sheets; antd scopes its variables to its components.
 * Written through the CSSOM, which a strict content security policy allows.
 */
export function applyPrimary(primary: string | undefined, target: HTMLElement = document.documentElement): void {
  for (const [name, value] of primaryVariables(primary)) target.style.setProperty(name, value);
}
