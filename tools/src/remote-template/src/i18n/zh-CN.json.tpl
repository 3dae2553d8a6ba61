{
  "home": {
    "title": "{{titleZh}}",
    "hint": "这是新子应用的第一个页面，请替换为您自己的内容。",
    "practices": "您的诊所",
    "none": "您尚未加入诊所",
    "failed": "诊所列表加载失败"
  }
}
