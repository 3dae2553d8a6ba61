export function fingerprint(folders: Iterable<string>): string;
