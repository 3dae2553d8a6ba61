/** A word that people are not shown, and what they are shown instead. */
export interface AvoidedWord {
  readonly not: RegExp;
  readonly but: string;
  /** Where it means something else and may stand. */
  readonly except?: RegExp;
  /** Avoided only where the English text says this. */
  readonly where?: RegExp;
  /** Avoided unless the English text says this. */
  readonly unless?: RegExp;
}

/** What a term is always called in Chinese where the English text has it. */
export interface FixedTerm {
  readonly en: RegExp;
  readonly zh: RegExp;
  readonly called: string;
  /** English texts in which the word is none of this trade. */
  readonly except?: RegExp;
}

/** Chinese words not to use. 诊所 may say once what it includes; 医疗机构登记号 is the name of a document's number. */
export const avoidedInChinese: readonly AvoidedWord[] = [
  { not: /门诊/, but: '诊所', except: /含门诊部/ },
  { not: /医院/, but: '诊所', except: /医院科室/ },
  { not: /客户/, but: '诊所' },
  { not: /牙套|牙模套/, but: '矫治器' },
  { not: /片切|减径/, but: '邻面去釉（IPR）' },
  { not: /骨钉|种植钉/, but: '支抗钉' },
  { not: /覆颌|反颌|开颌|锁颌|覆牙合/, but: '覆合, 反合, 开合, 锁合' },
  { not: /双尖牙|臼齿|门牙|虎牙/, but: '前磨牙, 磨牙, 切牙, 尖牙' },
  { not: /精调|二次方案/, but: '重启' },
  { not: /推磨牙|磨牙后推/, but: '磨牙远移' },
  { not: /终末牙|最后一颗牙/, but: '末端牙' },
  { not: /技工所|加工厂/, but: '设计中心' },
  { not: /机构/, but: '设计中心', except: /医疗机构/ },
  { not: /登陆/, but: '登录' },
  { not: /帐号/, but: '账号' },
  { not: /其它/, but: '其他' },
  { not: /二维码码/, but: '二维码' },
  { not: /审核/, but: '审批', where: /approv/i },
  { not: /阶段/, but: '步', unless: /phase|initial|refinement/i },
  { not: /系列/, but: '序列' },
  { not: /你/, but: '您' },
  { not: /！/, but: '。' },
];

/** English words not to use. "Lab Design" is what the specification prints. */
export const avoidedInEnglish: readonly AvoidedWord[] = [
  { not: /\bpatient IDs?\b/i, but: 'case ID' },
  { not: /\bserials?\b/i, but: 'case ID' },
  { not: /\blabs?\b/i, but: 'design center', except: /\blab design\b/i },
  { not: /\btrays?\b/i, but: 'aligner' },
  { not: /\bbraces\b/i, but: 'no word' },
  { not: /\brefine\b/i, but: 'refinement' },
  { not: /\bphase \d/i, but: 'Refinement {n}' },
  { not: /\be-mails?\b/i, but: 'email' },
];

/** Terms of which each has one Chinese word. */
export const fixedTerms: readonly FixedTerm[] = [
  { en: /\bpractices?\b/i, zh: /诊所/, called: '诊所', except: /medical practice registration number/i },
  { en: /\bdesign cent(er|re)s?\b/i, zh: /设计中心/, called: '设计中心' },
  { en: /\baligners?\b/i, zh: /矫治/, called: '矫治器' },
  { en: /\boverbite\b/i, zh: /覆合/, called: '覆合' },
  { en: /\boverjet\b/i, zh: /覆盖/, called: '覆盖' },
  { en: /\bopen bite\b/i, zh: /开合/, called: '开合' },
  { en: /\bcrossbite\b/i, zh: /反合/, called: '反合' },
  { en: /\bIPR\b/, zh: /邻面去釉/, called: '邻面去釉（IPR）' },
  { en: /\brefinements?\b/i, zh: /重启/, called: '重启' },
  { en: /\btarget plans?\b/i, zh: /目标位/, called: '目标位方案' },
  { en: /\bstage plans?\b/i, zh: /分步/, called: '分步方案' },
  // A trail is 操作记录: nobody judges anything in it.
  { en: /\baudit(?! trail)/i, zh: /审核|内审|送审/, called: '审核' },
  { en: /\baudit trail/i, zh: /操作记录/, called: '操作记录' },
  // Who asks to join is let in: 同意; plans are 审批.
  { en: /\bapprov/i, zh: /审批|通过|同意/, called: '审批' },
  { en: /\binspect/i, zh: /质检/, called: '质检' },
  { en: /\bcredits?\b/i, zh: /积分/, called: '积分', except: /social credit code/i },
  { en: /\bseries\b/i, zh: /序列/, called: '序列' },
];
