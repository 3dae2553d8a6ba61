/** Why a case cannot be restarted now. */
export const restartObstacles = {
  service: { zh: '该服务没有重启阶段', en: 'this service has no refinements' },
  olderVersion: { zh: '不是最新的病例版本', en: 'this is not the newest version of the case' },
  planOpen: { zh: '方案尚未确认', en: 'the plan is not confirmed yet' },
  ordersOpen: { zh: '还有未发货的生产订单', en: 'production orders are not shipped yet' },
} as const;
export type RestartObstacle = keyof typeof restartObstacles;
