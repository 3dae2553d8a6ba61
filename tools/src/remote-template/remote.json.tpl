{
  "name": "{{name}}",
  "title": { "zh": "{{titleZh}}", "en": "{{titleEn}}" },
  "contract": "^{{contract}}",
  "team": "{{team}}",
  "routes": [{ "path": "/{{name}}", "title": { "zh": "{{titleZh}}", "en": "{{titleEn}}" }, "permission": "account:view" }],
  "menus": [
    { "key": "{{name}}", "title": { "zh": "{{titleZh}}", "en": "{{titleEn}}" }, "path": "/{{name}}", "icon": "package", "order": 800 }
  ],
  "slots": []
}
