import { type Lang, type ServiceId, type ServiceName, serviceTypes } from '@archway/contracts';

const names: Readonly<Record<ServiceName, { zh: string; en: string }>> = {
  aligner: { zh: '隐形矫治', en: 'Aligner' },
  keeper: { zh: '保持器', en: 'Retainer' },
  autoKeeper: { zh: '自动保持器', en: 'Automatic Retainer' },
  plant: { zh: '种植', en: 'Implant' },
  modelProcess: { zh: '模型处理', en: 'Model Processing' },
  crownDesign: { zh: '牙冠设计', en: 'Crown Design' },
  report: { zh: '报告', en: 'Report' },
};

/** Services in their fixed order, with the name that the reader knows. */
export function namedServices(ids: readonly number[], lang: Lang): { dictValue: ServiceId; dictLabel: string }[] {
  return (Object.keys(serviceTypes) as ServiceName[])
    .filter((name) => ids.includes(serviceTypes[name].id))
    .map((name) => ({
      dictValue: serviceTypes[name].id,
      dictLabel: lang === 'zh-CN' ? names[name].zh : names[name].en,
    }));
}
