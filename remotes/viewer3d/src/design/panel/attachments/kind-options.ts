import { type AttachmentKind, attachmentKinds } from '@archway/contracts';
import { useText } from '@archway/platform';

const kinds = Object.keys(attachmentKinds) as AttachmentKind[];

/** The library, in words. */
export function useKindOptions(): { value: AttachmentKind; label: string }[] {
  const t = useText('viewer3d');
  return kinds.map((value) => ({ value, label: t(`design.bonds.${value}`) }));
}
