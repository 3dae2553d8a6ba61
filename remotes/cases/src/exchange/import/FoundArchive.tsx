import type { ArchiveInside } from '@archway/contracts';
import { DescriptionList } from '@archway/ui';
import { formatBytes, formatDateTime, useText } from '@archway/platform';
import { contentsOf } from './contents.ts';
import type { Choice } from './destination.ts';
import { DestinationFields } from './DestinationFields.tsx';

interface Props {
  inside: ArchiveInside;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** The reader follows a link to a case. */
  onOpen: () => void;
}

/** What was found in an archive, and where its case is to come. */
export function FoundArchive({ inside, ...destination }: Props) {
  const t = useText('cases');
  const { patientName, source, exported, versions, size } = inside;
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { key: 'patient', label: t('exchange.found.patient'), value: patientName },
          { key: 'number', label: t('exchange.found.number'), value: source.ptNo },
          { key: 'practice', label: t('exchange.found.practice'), value: source.practice },
          { key: 'versions', label: t('exchange.found.versions'), value: versions },
          {
            key: 'exported',
            label: t('exchange.found.exported'),
            value: t('exchange.found.exportedBy', { at: formatDateTime(exported.at), by: exported.by }),
          },
          { key: 'size', label: t('exchange.found.size'), value: formatBytes(size) },
          { key: 'contents', label: t('exchange.found.contents'), value: contentsOf(inside, t), wide: true },
        ]}
      />
      <DestinationFields places={inside.places} {...destination} />
    </>
  );
}
