export interface Package {
  readonly dir: string;
  readonly json: { readonly name: string };
}
export function readPackages(): Map<string, Package>;
export function sourceFolders(packages: Map<string, Package>, name: string): Set<string>;
