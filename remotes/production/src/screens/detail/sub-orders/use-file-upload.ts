import { useState } from 'react';
import {
  type OrderDetail,
  type SubOrder,
  type SubOrderFile,
  type SubOrderFileKind,
  dataTypes,
  endpoints,
  fileKindOf,
} from '@archway/contracts';
import { ApiError, call, notify, useText } from '@archway/platform';
import { createStorageClient, extensionOf, generatedName } from '@archway/storage';
import { fileProblem } from '../../../orders/file-problem.ts';
import { refreshOrders } from '../../../orders/refresh-orders.ts';

const storage = createStorageClient({
  fetchCredentials: (scope) => call(endpoints.files.token, { body: scope }, { quiet: true }),
});

/** Hands a file to the browser, under the name that it was given. */
export async function downloadFile({ objectName, fileName: downloadName }: SubOrderFile): Promise<void> {
  const { url } = await call(endpoints.files.tmpUrl, { body: { objectName, downloadName } });
  window.location.assign(url);
}

/** Puts a chosen file into the storage, and to its sub-order. */
export function useFileUpload({ caseId, version }: OrderDetail, { subOrderId }: SubOrder, kind: SubOrderFileKind) {
  const t = useText('production');
  /** 0 to 1; null while nothing is on its way. */
  const [progress, setProgress] = useState<number | null>(null);

  const send = async (file: File): Promise<void> => {
    const extension = extensionOf(file.name);
    const { key, size, crc64 } = await storage.upload({
      scope: { caseId, version, dataType: dataTypes.production, actions: ['get', 'put', 'abort_multi_part_upload'] },
      file,
      name: generatedName(kind, extension),
      onProgress: ({ loaded, total }) => setProgress(total > 0 ? loaded / total : 0),
    });
    const body = { subOrderId, kind, fileName: file.name, objectName: key, size, crc64 };
    await call(endpoints.subOrders.putFile, { body }, { quiet: true });
  };

  return {
    progress,
    async upload(file: File): Promise<void> {
      const problem = fileProblem(file, fileKindOf(kind));
      if (problem) return void notify.error(problem);
      setProgress(0);
      try {
        await send(file);
        notify.success(t('sub.uploaded', { name: file.name }));
        await refreshOrders();
      } catch (failure) {
        notify.error(t('sub.uploadFailed'), { detail: failure instanceof ApiError ? failure.message : file.name });
      } finally {
        setProgress(null);
      }
    },
  };
}
