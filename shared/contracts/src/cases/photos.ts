import { z } from 'zod';
import { crc64, objectName } from '../files/stored-object.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, nothing } from '../wire/envelope.ts';
import { caseKey, intakeKey } from './case-key.ts';

/** Places for the photos and radiographs of a case, in the order of the screen. `contractKey` is the name in exports. */
export const photoPositions = [
  { key: 'frontOcc', contractKey: 'intraoral_anterior', required: true },
  { key: 'leftOcc', contractKey: 'intraoral_left', required: true },
  { key: 'rightOcc', contractKey: 'intraoral_right', required: true },
  { key: 'uptooth', contractKey: 'intraoral_upper', required: true },
  { key: 'lowtooth', contractKey: 'intraoral_lower', required: true },
  { key: 'frontSmile', contractKey: 'facial_smiling', required: true },
  { key: 'frontFace', contractKey: 'facial_frontal', required: true },
  { key: 'rightFace', contractKey: 'facial_profile', required: true },
  { key: 'curvilinearFault', contractKey: 'xray_panoramic', required: true },
  { key: 'lateral', contractKey: 'xray_lateral', required: true },
  { key: 'leftFace', contractKey: 'facial_profile_left', required: false },
  { key: 'lateralLeft', contractKey: 'xray_lateral_left', required: false },
  { key: 'other', contractKey: 'other', required: false },
] as const;
export type PhotoPosition = (typeof photoPositions)[number]['key'];

/** The positions in words, for messages of the server. */
export const photoPositionTitles = {
  frontOcc: { zh: '口内正面咬合像', en: 'Intraoral frontal (in occlusion)' },
  leftOcc: { zh: '口内左侧咬合像', en: 'Intraoral left' },
  rightOcc: { zh: '口内右侧咬合像', en: 'Intraoral right' },
  uptooth: { zh: '上颌牙弓像', en: 'Upper arch' },
  lowtooth: { zh: '下颌牙弓像', en: 'Lower arch' },
  frontSmile: { zh: '正面微笑像', en: 'Facial smiling' },
  frontFace: { zh: '正面放松像', en: 'Facial frontal (relaxed)' },
  rightFace: { zh: '右侧面像', en: 'Facial profile (right)' },
  leftFace: { zh: '左侧面像', en: 'Facial profile (left)' },
  curvilinearFault: { zh: '全景片', en: 'Panoramic radiograph' },
  lateral: { zh: '头颅侧位片', en: 'Lateral cephalogram' },
  lateralLeft: { zh: '头颅侧位片（左）', en: 'Lateral cephalogram (left)' },
  other: { zh: '其他照片', en: 'Other photos' },
} as const satisfies Record<PhotoPosition, { zh: string; en: string }>;

/** A list of positions in words. */
export const photoTitles = (positions: readonly PhotoPosition[]): { zh: string; en: string } => ({
  zh: positions.map((position) => photoPositionTitles[position].zh).join('、'),
  en: positions.map((position) => photoPositionTitles[position].en).join(', '),
});

/** Positions whose photo shows a case in a list, the best first. */
export const portraitPositions = [
  'frontOcc',
  'rightOcc',
  'leftOcc',
  'uptooth',
  'lowtooth',
  'frontSmile',
  'frontFace',
] as const satisfies readonly PhotoPosition[];

/** Positions of radiographs, which are judged by other eyes than photos. */
export const radiographPositions = [
  'curvilinearFault',
  'lateral',
  'lateralLeft',
] as const satisfies readonly PhotoPosition[];

export const photoPositionKeys = photoPositions.map(({ key }) => key);
export const requiredPhotos = photoPositions.filter(({ required }) => required).map(({ key }) => key);
/** Holds any number of photos; every other position holds one. */
export const OPEN_POSITION = 'other' satisfies PhotoPosition;

export const photoExtensions = ['jpg', 'jpeg', 'png', 'bmp', 'tif', 'tiff', 'webp', 'heic'] as const;
/** Largest photo that is accepted, in MB. */
export const PHOTO_FILE_LIMIT_MB = 50;
/** Most photos of one case version, placed or in the pool. */
export const PHOTO_LIMIT = 200;

export const photoPosition = z.enum(photoPositionKeys as [PhotoPosition, ...PhotoPosition[]]);

/** What the image analysis takes a photo for. */
export const photoGuess = z.object({
  position: photoPosition,
  /** 0 to 1, calibrated: of guesses at 0.9 nine in ten are right. */
  confidence: z.number().min(0).max(1),
});
export type PhotoGuess = z.infer<typeof photoGuess>;

/** What a client sends of its own classification, best first. */
const sentGuesses = z.array(photoGuess.strict()).max(5);

/**
 * A photo less sharp than this is asked about: on `sharpness` of the photo library real photos of mouths and faces have
 * 0.22 to 0.33, and less than this once a tooth is blurred over a tenth of its width.
 */
export const BLURRED_PHOTO = 0.14;

/** Below this the photo stays in the pool until somebody says what it is. */
export const SURE_GUESS = 0.8;

export const casePhoto = z.object({
  photoId: id,
  caseId: id,
  version: counted,
  /** Null while the photo lies in the pool. */
  position: photoPosition.nullable(),
  /** Name of the file that the user chose. */
  fileName: z.string(),
  objectName: z.string(),
  thumbName: z.string(),
  size: z.number().int(),
  /** Pixels, upright. */
  width: z.number().int(),
  height: z.number().int(),
  /** Best first; empty when the classification failed. */
  guesses: z.array(photoGuess),
  /** 0 to 1; null for what was not measured, or has nothing to judge by. */
  sharpness: z.number().nullable(),
  /** Set by the classification and not yet confirmed by anybody. */
  automatic: z.boolean(),
  uploadTime: instant,
  uploadedBy: z.string(),
});
export type CasePhoto = z.infer<typeof casePhoto>;

/** An uploaded photo and its thumbnail, as the uploader knows them. */
export const uploadedPhoto = z.strictObject({
  objectName,
  thumbName: objectName,
  size: z.number().int().positive(),
  crc64,
  width: z.number().int().positive().max(65_535),
  height: z.number().int().positive().max(65_535),
});

/** As the photo library measures it. */
const sharpness = z.number().min(0).max(1).nullable().default(null);

/** What else is said of a photo when it is registered, whoever sends it. */
export const registeredPhoto = {
  fileName: z.string().min(1).max(255),
  guesses: sentGuesses.default([]),
  sharpness,
  /** Where the user dropped it. Absent: the classification decides, when it is sure and the position is free. */
  position: photoPosition.nullish(),
};

export const photosEndpoints = {
  list: endpoint({
    id: 'photos.list',
    method: 'GET',
    path: '/doctor/pt/photo/list',
    summary: 'Photos of a case version: placed ones in the order of the positions, then the pool, oldest first.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: z.array(casePhoto),
    errors: ['recordNotFound'],
  }),
  register: endpoint({
    id: 'photos.register',
    method: 'POST',
    path: '/doctor/pt/photo/register',
    summary:
      'Registers an uploaded photo and its thumbnail; size and CRC-64 are checked against the stored object. A photo that stands at the position already moves to the pool, except for an automatic placement, which never displaces one.',
    access: ['photo:upload'],
    body: uploadedPhoto.extend({ ...intakeKey.shape, ...registeredPhoto }),
    data: casePhoto,
    errors: [
      'basicInfoFirst',
      'recordNotFound',
      'caseNotEditable',
      'fileNotUploaded',
      'checksumMismatch',
      'storageScope',
      'fileFormat',
      'fileTooLarge',
      'photoLimit',
    ],
  }),
  place: endpoint({
    id: 'photos.place',
    method: 'POST',
    path: '/doctor/pt/photo/place',
    summary:
      'Moves photos to positions, all or none; null is the pool. Whoever stands at a position already changes places with the one that comes, or goes to the pool.',
    access: ['photo:upload'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      moves: z
        .array(z.strictObject({ photoId: id, position: photoPosition.nullable() }))
        .min(1)
        .max(PHOTO_LIMIT),
    }),
    data: z.array(casePhoto),
    errors: ['recordNotFound', 'caseNotEditable', 'photoPlaceTwice'],
  }),
  classify: endpoint({
    id: 'photos.classify',
    method: 'POST',
    path: '/doctor/pt/photo/classify',
    summary: 'Stores what a repeated classification found; photos in the pool are placed as at registration.',
    access: ['photo:upload'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      results: z
        .array(z.strictObject({ photoId: id, guesses: sentGuesses }))
        .min(1)
        .max(PHOTO_LIMIT),
    }),
    data: z.array(casePhoto),
    errors: ['recordNotFound', 'caseNotEditable'],
  }),
  replaceImage: endpoint({
    id: 'photos.replaceImage',
    method: 'POST',
    path: '/doctor/pt/photo/replaceImage',
    summary: 'Gives a photo new bytes after it was turned, mirrored or cropped; its position stays.',
    access: ['photo:upload'],
    body: uploadedPhoto.extend({ photoId: id, sharpness }),
    data: casePhoto,
    errors: [
      'recordNotFound',
      'caseNotEditable',
      'fileNotUploaded',
      'checksumMismatch',
      'storageScope',
      'fileFormat',
      'fileTooLarge',
    ],
  }),
  clear: endpoint({
    id: 'photos.clear',
    method: 'POST',
    path: '/doctor/pic/clear',
    summary: 'Removes all photos of a case version that is not submitted yet, and their objects.',
    access: ['photo:upload'],
    body: caseKey,
    data: z.object({ removed: z.number().int() }),
    errors: ['recordNotFound', 'caseNotEditable'],
  }),
  remove: endpoint({
    id: 'photos.remove',
    method: 'DELETE',
    path: '/doctor/pt/photo/:photoId',
    summary: 'Removes a photo and its objects from a case that is not submitted yet.',
    access: ['photo:upload'],
    params: z.strictObject({ photoId: id }),
    data: nothing,
    errors: ['recordNotFound', 'caseNotEditable'],
  }),
} as const;
