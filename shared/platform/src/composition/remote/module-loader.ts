/** Loads an exposed module of a remote, with integrity, time-out and fallback. The host brings it. */
export type ModuleLoader = (remote: string, module: string) => Promise<unknown>;

let loader: ModuleLoader | undefined;

export function setModuleLoader(next: ModuleLoader): void {
  loader = next;
}

export function loadModule(remote: string, module: string): Promise<unknown> {
  return loader ? loader(remote, module) : Promise.reject(new Error('The host has not started yet'));
}
