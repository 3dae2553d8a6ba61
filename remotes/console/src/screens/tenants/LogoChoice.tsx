import { LARGEST_LOGO } from '@archway/contracts';
import { type FormState, useText } from '@archway/platform';
import { FileDrop } from '@archway/ui';
import { FormField } from '@archway/ui/data';
import { useState } from 'react';
import type { TenantValues } from './tenant-form.ts';

/** The bytes of a file as base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In parts: a call has room for only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Another logo: a PNG, checked by the server once more. */
export function LogoChoice({ form }: { form: FormState<TenantValues> }) {
  const t = useText('console');
  const [refused, setRefused] = useState(false);
  const take = async ([file]: File[]): Promise<void> => {
    const fits = file !== undefined && file.size <= LARGEST_LOGO;
    setRefused(!fits);
    if (fits) form.set({ logo: await base64Of(file) });
  };
  const field = form.field('logo');
  return (
    <FormField {...field} problem={refused ? t('tenants.logoRefused') : field.problem}>
      {({ id }) => (
        <span id={id}>
          <FileDrop
            accept={['.png']}
            label={t(form.values.logo ? 'tenants.logoChosen' : 'tenants.logoDrop')}
            hint={t('tenants.logoHint')}
            onFiles={(files) => void take(files)}
            onRefused={() => setRefused(true)}
          />
        </span>
      )}
    </FormField>
  );
}
