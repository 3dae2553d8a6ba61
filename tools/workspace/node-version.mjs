const NEEDED = 20;

export function assertNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED) return;
  console.error(`Archway needs Node ${NEEDED} or newer; this is ${process.version}.`);
  process.exit(1);
}
