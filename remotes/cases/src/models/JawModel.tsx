import type { CaseModel } from '@archway/contracts';
import { DescriptionList } from '@archway/ui';
import { formatBytes, formatDateTime, formatNumber, useText } from '@archway/platform';
import { jawText, unitText } from './guess-text.ts';
import { JawHint } from './JawHint.tsx';
import { ModelHead } from './ModelHead.tsx';
import { cleaningText } from './cleaning-text.ts';
import { UnitHint } from './UnitHint.tsx';
import { RepairedModel } from './preprocess/RepairedModel.tsx';

interface Props {
  model: CaseModel;
  /** 0 to 1 while it is analysed, once something was heard of it. */
  progress: number | undefined;
}

/** A model file and what is known of it; what was not measured is a dash. */
export function JawModel({ model, progress }: Props) {
  const t = useText('cases');
  const { analysis } = model;
  const size = analysis && analysis.sizeMm.map((side) => formatNumber(side, { digits: 1 })).join(' × ');
  const guess = analysis && { jaw: analysis.jawGuess, sure: analysis.jawSure };
  return (
    <>
      <ModelHead model={model} progress={progress} />
      <JawHint place={model} guess={guess} />
      <UnitHint analysis={analysis} />
      <DescriptionList
        columns={2}
        items={[
          { key: 'triangles', label: t('fact.triangles'), value: formatNumber(model.triangles) },
          { key: 'vertices', label: t('fact.vertices'), value: formatNumber(model.vertices) },
          { key: 'size', label: t('fact.size'), value: size && t('fact.mm', { size }) },
          { key: 'components', label: t('fact.components'), value: analysis && formatNumber(analysis.components) },
          { key: 'openEdges', label: t('fact.openEdges'), value: analysis && formatNumber(analysis.openEdges) },
          {
            key: 'nonManifold',
            label: t('fact.nonManifold'),
            value: analysis && formatNumber(analysis.nonManifoldEdges),
          },
          {
            key: 'jaw',
            label: t('fact.jaw'),
            value: analysis && jawText(analysis, t),
          },
          {
            key: 'unit',
            label: t('fact.unit'),
            value: analysis && unitText(analysis, t),
          },
          {
            key: 'bytes',
            label: t('fact.bytes'),
            value: model.originObjectName
              ? t('fact.withOriginal', { size: formatBytes(model.size) })
              : formatBytes(model.size),
          },
          { key: 'cleaning', label: t('fact.cleaning'), value: cleaningText(model.cleaning, t) },
          {
            key: 'uploaded',
            label: t('fact.uploaded'),
            value: t('fact.uploadedBy', { time: formatDateTime(model.uploadTime), name: model.uploadedBy }),
            wide: true,
          },
        ]}
      />
      <RepairedModel model={model} />
    </>
  );
}
