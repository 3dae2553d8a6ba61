import { z } from 'zod';
import { shellRoute } from '../platform/entities.ts';
import { menuItem } from '../platform/remote-manifest.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted } from '../wire/envelope.ts';
import { customizationInput, customized, madeVersion } from './entities.ts';

const refusals = [
  ...(['customizationChanged', 'customKeyUnknown', 'serviceTypeUnknown', 'operatorEntryStays'] as const),
  ...(['menuLeadsNowhere', 'noRouteLeft'] as const),
] as const;

/** The menu as operators change it. */
export const menuEndpoints = {
  detail: endpoint({
    id: 'menu.detail',
    method: 'GET',
    path: '/system/menu/info',
    summary: 'Menu and routes of the live builds, what operators say about them, and the last changes.',
    access: ['platform:menu'],
    data: z.object({ ...customized, menus: z.array(menuItem), routes: z.array(shellRoute) }),
  }),
  save: endpoint({
    id: 'menu.save',
    method: 'PUT',
    path: '/system/menu',
    summary: 'Says anew what differs from the builds in the menu: names, order, service types, phones, what is hidden.',
    access: ['platform:menu'],
    body: z.strictObject({ version: counted, customization: customizationInput }),
    data: madeVersion,
    errors: [...refusals, 'customNameEmpty', 'customNameTooLong'],
  }),
  undo: endpoint({
    id: 'menu.undo',
    method: 'POST',
    path: '/system/menu/undo',
    summary: 'Takes back one change of the menu; what others changed besides stays.',
    access: ['platform:menu'],
    body: z.strictObject({ version: counted, undo: counted }),
    data: madeVersion,
    errors: [...refusals, 'recordNotFound', 'changedSince'],
  }),
} as const;
