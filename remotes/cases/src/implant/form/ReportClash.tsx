import { type ImplantReport, implantMeasureNames } from '@archway/contracts';
import { useText } from '@archway/platform';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import { ClashCard } from '../../saving/clash/ClashCard.tsx';
import type { Clash } from '../../saving/merging-port.ts';
import { measureText, measureTitle } from '../implant-words.ts';

/** What two people have written differently. */
export function ReportClash(props: { clash: Clash<ImplantReport>; onResolve: (values: ImplantReport) => void }) {
  const t = useText('cases');
  const { name } = useToothNames();
  const implantsText = ({ implants }: ImplantReport): string =>
    implants
      .map((each) => {
        const measured = implantMeasureNames.filter((measure) => each[measure] !== null);
        const values = measured.map((measure) => `${measureTitle(measure, each, t)} ${measureText(measure, each, t)}`);
        return [name(each.position), each.system, ...values, each.remark].filter(Boolean).join(' · ');
      })
      .join('\n');
  return (
    <ClashCard
      {...props}
      title={(field) => t(field === 'conclusion' ? 'implant.conclusion' : 'implant.positions')}
      words={(of, field) => (field === 'conclusion' ? of.conclusion : implantsText(of)) || null}
    />
  );
}
