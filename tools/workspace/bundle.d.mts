/** The folder with the `archway` command as plain JavaScript, bundled anew when its sources have changed. */
export function bundledCommand(): Promise<string>;
