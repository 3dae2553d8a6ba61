import { useText } from '@archway/platform';

/** The name of a tooth in words: upper left canine. */
export function useToothName(): (fdi: number) => string {
  const t = useText('viewer3d');
  return (fdi) => {
    const quadrant = ((Math.floor(fdi / 10) - 1) % 4) + 1;
    const kind = fdi > 50 ? `d${fdi % 10}` : String(fdi % 10);
    return t('design.toothName', { side: t(`design.side.${quadrant}`), kind: t(`design.kind.${kind}`) });
  };
}
