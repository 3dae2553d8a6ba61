/**
 * Federation provides only those shared packages that the host's own build reaches. The shell shows no tables and
 * forms, but every list of a remote needs the one instance of them; nothing is fetched until a remote asks.
 *
 * @public Imported for what it reaches, not by this name.
 */
export const providedForRemotes = [
  () => import('@archway/ui/data'),
  () => import('@archway/ui/form'),
  () => import('@archway/ui/list'),
];
