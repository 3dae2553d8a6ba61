{
  "home": {
    "title": "{{titleEn}}",
    "hint": "The first screen of a new remote. Replace it with your own.",
    "practices": "Your practices",
    "none": "You do not belong to a practice yet",
    "failed": "Your practices could not be loaded"
  }
}
