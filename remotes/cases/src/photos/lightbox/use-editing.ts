import { useState } from 'react';
import type { CasePhoto } from '@archway/contracts';
import { notify, useText } from '@archway/platform';
import { failureText } from '../upload/failure-text.ts';
import { photoFailureOf } from '../upload/photo-failure.ts';
import { type Edits, noEdits } from './edits.ts';
import { saveEdits } from './save-edits.ts';

export interface Editing {
  readonly edits: Edits;
  readonly change: (edits: Edits) => void;
  /** The frame of the crop is shown. */
  readonly cropping: boolean;
  readonly setCropping: (cropping: boolean) => void;
  readonly saving: boolean;
  readonly save: () => Promise<void>;
  readonly reset: () => void;
}

/** Changes of a photo that are only seen until they are saved. */
export function useEditing(photo: CasePhoto): Editing {
  const t = useText('cases');
  const [edits, change] = useState<Edits>(noEdits);
  const [cropping, setCropping] = useState(false);
  const [saving, setSaving] = useState(false);
  return {
    edits,
    change,
    cropping,
    setCropping,
    saving,
    async save() {
      setCropping(false);
      setSaving(true);
      try {
        await saveEdits(photo, edits);
        notify.success(t('lightbox.saved'));
        change(noEdits);
      } catch (failure) {
        notify.error(failureText(photoFailureOf(failure), t));
      }
      setSaving(false);
    },
    reset() {
      change(noEdits);
      setCropping(false);
    },
  };
}
