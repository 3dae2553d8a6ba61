import { z } from 'zod';
import { serviceIdSchema, serviceTypes } from '../../access/service-types.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { fromText } from '../../wire/values.ts';
import { viewRules } from './view-rules.ts';

const name = fieldSchema(viewRules.name);

/** Filter, tab and order as they stand behind the question mark of the list's address. */
const search = z
  .string()
  .max(1000)
  .regex(/^[\w=&%.+~*-]*$/);

const listView = z.object({ viewId: id, name: z.string(), search: z.string() });
export type ListView = z.infer<typeof listView>;

/** Keys of columns, as `tableHead` names them. */
const columnKeys = z.array(z.string().regex(/^\w{1,40}$/)).max(40);
const ofService = { serviceType: fromText(serviceIdSchema).default(serviceTypes.aligner.id) };
const serviceType = serviceIdSchema.default(serviceTypes.aligner.id);

/** What a reader keeps of the case lists: views by name, and how the columns are arranged. Nobody else sees it. */
export const viewEndpoints = {
  list: endpoint({
    id: 'views.list',
    method: 'GET',
    path: '/doctor/pt/view/list',
    summary: 'Views that the caller keeps of the list of a service, by name.',
    access: ['case:list'],
    query: z.strictObject(ofService),
    data: z.array(listView),
  }),
  add: endpoint({
    id: 'views.add',
    method: 'POST',
    path: '/doctor/pt/view',
    summary: 'Keeps what the list shows under a name.',
    access: ['case:list'],
    body: z.strictObject({ serviceType, name, search }),
    data: z.object({ viewId: id }),
    errors: ['viewNameTaken', 'viewLimit'],
  }),
  update: endpoint({
    id: 'views.update',
    method: 'PUT',
    path: '/doctor/pt/view',
    summary: 'Renames an own view, or lets it show something else.',
    access: ['case:list'],
    body: z.strictObject({ viewId: id, name, search }),
    data: nothing,
    errors: ['recordNotFound', 'viewNameTaken'],
  }),
  remove: endpoint({
    id: 'views.remove',
    method: 'DELETE',
    path: '/doctor/pt/view/:viewId',
    summary: 'Forgets an own view.',
    access: ['case:list'],
    params: z.strictObject({ viewId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
  columns: endpoint({
    id: 'views.columns',
    method: 'GET',
    path: '/doctor/pt/view/columns',
    summary: 'How the caller arranges the columns of the list of a service; null where it is left as it comes.',
    access: ['case:list'],
    query: z.strictObject(ofService),
    data: z.object({ order: z.array(z.string()), hidden: z.array(z.string()) }).nullable(),
  }),
  arrange: endpoint({
    id: 'views.arrange',
    method: 'PUT',
    path: '/doctor/pt/view/columns',
    summary: 'Keeps the order of the columns of a list, and those that are put away.',
    access: ['case:list'],
    body: z.strictObject({ serviceType, order: columnKeys, hidden: columnKeys }),
    data: nothing,
  }),
} as const;
