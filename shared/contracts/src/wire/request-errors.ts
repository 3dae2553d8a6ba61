import { type ErrorEntry, entry } from './error-entry.ts';

/** What is wrong with a request itself, or with the server; told by the HTTP status, too. */
export const requestErrors = {
  paramsError: entry(400, 400, '参数错误，请求失败', 'Parameter error, request failed'),
  malformedJson: entry(400001, 400, '请求内容不是有效的 JSON', 'The request is not valid JSON'),
  bodyTooLarge: entry(400002, 413, '请求内容过大', 'The request is too large'),
  unsupportedMediaType: entry(
    400003,
    400,
    '不支持的内容类型，请使用 JSON',
    'Unsupported content type, please send JSON',
  ),
  logExpired: entry(401, 401, '登录已过期，请重新登录', 'Login expired, please re-login'),
  notFound: entry(404, 404, '请求的地址不存在', 'The requested address does not exist'),
  tooManyRequests: entry(429, 429, '操作过于频繁，请稍后再试', 'Too many requests, please try again later'),
  serverError: entry(500, 500, '服务器错误，请稍后再试', 'Server Error, please try again later'),
  unavailable: entry(
    503,
    503,
    '服务暂时不可用，请稍后再试',
    'The service is temporarily unavailable, please try again later',
  ),
} as const satisfies Record<string, ErrorEntry>;
