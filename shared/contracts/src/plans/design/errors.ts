import { type ErrorEntry, entry } from '../../wire/error-entry.ts';

/** Plans designed by the machine: 2136xx. `jaw` and `reason` come in both languages. */
export const planDesignErrors = {
  planDesignRunning: entry(
    213601,
    200,
    '该方案正在自动设计，请等待完成，或先停止。',
    'This plan is being designed automatically. Wait until that is done, or stop it first.',
  ),
  planDesignOver: entry(213602, 200, '该自动设计已结束', 'This automatic design is over'),
  planDesignScan: entry(
    213603,
    200,
    '没有{jaw}口扫，请先在“模型”中上传。',
    'There is no scan of the {jaw} jaw. Upload one under Models first.',
  ),
  planDesignUnreadable: entry(
    213604,
    200,
    '{jaw}口扫未能分析：请在“模型”中重新分析，或重新上传文件。',
    'The scan of the {jaw} jaw could not be analyzed. Analyze it again under Models, or upload the file anew.',
  ),
  planDesignUnprepared: entry(
    213605,
    200,
    '{jaw}口扫未能预处理：请在“模型”中重新预处理，或重新上传文件。',
    'The scan of the {jaw} jaw could not be preprocessed. Preprocess it again under Models, or upload the file anew.',
  ),
  planDesignNoTeeth: entry(
    213606,
    200,
    '在{jaw}口扫中找不到可设计的牙列（{reason}）。请检查扫描，或手工设计。',
    'No row of teeth that could be designed was found in the scan of the {jaw} jaw ({reason}). Check the scan, or design by hand.',
  ),
  planDesignRefused: entry(
    213607,
    200,
    '无法自动设计：{reason}。方案保持不变，请手工设计。',
    'It cannot be designed automatically: {reason}. The plan stays as it is; design it by hand.',
  ),
  planDesignScansChanged: entry(
    213608,
    200,
    '设计期间口扫已更换，请重新开始自动设计。',
    'A scan was replaced while the plan was being designed. Start the automatic design again.',
  ),
  planDesignService: entry(
    213609,
    200,
    '该服务的方案不能自动设计。',
    'Plans of this service are not designed automatically.',
  ),
  planDesignStopped: entry(
    213610,
    200,
    '服务器中断了该设计，方案保持不变，请重新开始。',
    'The server was interrupted in this design. The plan stays as it is; please start again.',
  ),
  planDesignCbct: entry(
    213611,
    200,
    '该病例没有 CBCT，无法从中获取牙根。',
    'The case has no CBCT that roots could be taken from.',
  ),
} as const satisfies Record<string, ErrorEntry>;
