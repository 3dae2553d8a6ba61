import { type ParameterGroup, both } from './parameter.ts';

const used = { key: 'qrcodePic.useQrcode', is: [true] } as const;
const withText = { key: 'qrcodePic.addText', is: [true] } as const;
const pixels = { kind: 'number', unit: 'px', step: 10 } as const;

/** The picture of a code that is placed on the model. */
export const qrImage: ParameterGroup = {
  key: 'qrImage',
  name: both('二维码图片', 'QR image'),
  parameters: [
    {
      ...{ key: 'qrcodePic.useQrcode', kind: 'switch', standard: true },
      name: both('启用编码', 'Use code'),
      note: both('置于模型上的码', 'Code placed on the model'),
    },
    {
      ...{ key: 'qrcodePic.bcid', kind: 'choice', standard: 'qrcode' },
      name: both('编码类型', 'Code type'),
      note: both('打印在模型上的编码', 'Which code is printed'),
      options: [
        { value: 'qrcode', name: both('二维码', 'QR code') },
        { value: 'datamatrix', name: both('Data Matrix 码', 'Data Matrix') },
      ],
      where: used,
    },
    {
      ...{ key: 'qrcodePic.width', ...pixels, min: 50, max: 4000, standard: 650 },
      name: both('图片宽', 'Image width'),
      note: both('整张图片的宽度', 'Of the whole picture'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.height', ...pixels, min: 50, max: 4000, standard: 342 },
      name: both('图片高', 'Image height'),
      note: both('整张图片的高度', 'Of the whole picture'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.qrcodeW', ...pixels, min: 20, max: 4000, standard: 300 },
      name: both('码宽', 'QR width'),
      note: both('编码的宽度', 'Of the code alone'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.qrcodeH', ...pixels, min: 20, max: 4000, standard: 300 },
      name: both('码高', 'QR height'),
      note: both('编码的高度', 'Of the code alone'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.top', ...pixels, min: 0, max: 4000, standard: 10 },
      name: both('上边距', 'Top margin'),
      note: both('编码到图片上边', 'From the upper edge to the code'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.left', ...pixels, min: 0, max: 4000, standard: 10 },
      name: both('左边距', 'Left margin'),
      note: both('编码到图片左边', 'From the left edge to the code'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.addText', kind: 'switch', standard: true },
      name: both('添加文字', 'Add text'),
      note: both('编码旁的文字', 'Text beside the code'),
      where: used,
    },
    {
      ...{ key: 'qrcodePic.fontSize', ...pixels, min: 8, max: 1000, standard: 100 },
      name: both('字号', 'Text size'),
      note: both('文字的高度', 'Height of the text'),
      where: withText,
    },
    {
      ...{ key: 'qrcodePic.textLeftMargin', ...pixels, min: 0, max: 4000, standard: 40 },
      name: both('文字间距', 'Text gap'),
      note: both('编码到文字', 'Between code and text'),
      where: withText,
    },
  ],
};
