declare module 'monolith-modules' {
  export const modules: Readonly<Record<string, () => Promise<unknown>>>;
}
