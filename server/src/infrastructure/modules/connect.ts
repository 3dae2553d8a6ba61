import type { ServerModule } from '../../context.ts';
import { objectOwners } from '../storage/object-owners.ts';

/**
 * Wires what these modules give to each other, before anything is asked.
 * @throws Error when a port that needs one answer has none, or several: a mistake in the list of modules
 */
export function connect(modules: readonly ServerModule[]): void {
  for (const { name, fills = [], objects } of modules) {
    for (const filling of fills) filling.connect(name);
    if (objects) objectOwners.with(objects).connect(name);
  }
  const fillings = modules.flatMap(({ fills = [] }) => fills);
  for (const { name, asks = [] } of modules) {
    for (const port of asks) {
      const count = fillings.filter((filling) => filling.port === port).length;
      if (port.need === 'one' && count !== 1)
        throw new Error(`${name} asks for ${port.name}: ${count} modules know it`);
    }
  }
}
