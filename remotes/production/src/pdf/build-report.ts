import type { PdfParams } from '@archway/contracts';
import type { Building, Built } from './building.ts';
import { buildLabels } from './labels/build-labels.ts';
import { buildOrder } from './order/build-order.ts';
import { buildPlan } from './plan/build-plan.ts';

/** Builds what was asked for. @throws ApiError where the reader may not see it, or it is not there */
export function buildReport(params: PdfParams, building: Building): Promise<Built> {
  switch (params.report) {
    case 'plan':
      return buildPlan(params, building);
    case 'order':
      return buildOrder(params, building);
    case 'labels':
      return buildLabels(params, building);
  }
}
