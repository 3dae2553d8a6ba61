import { MOST_SETTING_TEXT, endpoints, readFlag, standardMovementLimits } from '@archway/contracts';
import { drawDentalPhoto } from '@archway/photo';
import { encodeJpeg } from '@archway/photo/node';
import { type TestServer, startTestServer } from '../../../test/harness.ts';
import { sweepAbandoned } from '../files/abandoned.ts';
import { movementLimitsOf } from './movement-preference.ts';
import { notify } from './notices.ts';

const { account, access, files } = endpoints;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const setting = (doctorId: string, content = '{"designHomePage":3}') => ({
  body: { doctorId, settingType: 'preferenceSetting', settingContent: content } as const,
});

describe('settings', () => {
  it('are kept per doctor, one default a type', async () => {
    const doctor = await server.login('demodoctor');
    const { doctorId } = await doctor.call(access.personalData);
    const first = await doctor.call(account.addSetting, setting(doctorId));
    const second = await doctor.call(account.addSetting, setting(doctorId, '{"designHomePage":4}'));
    const listed = await doctor.call(account.settings, { query: { doctorId, settingType: 'preferenceSetting' } });
    expect(listed.map(({ id, settingDefault }) => [id, settingDefault])).toEqual([
      [second.id, 1],
      [first.id, 0],
    ]);
    const changed = await doctor.call(account.updateSetting, {
      body: { ...setting(doctorId, '{"a":1}').body, id: first.id },
    });
    expect(changed).toMatchObject({ id: first.id, settingContent: '{"a":1}', settingDefault: 1 });
    await doctor.call(account.removeSetting, { params: { id: second.id } });
    expect(await doctor.call(account.settings, { query: { doctorId } })).toHaveLength(1);
  });

  it('take limits of movement that may be chosen, and say of which teeth others are', async () => {
    const doctor = await server.login('democreator');
    const { doctorId } = await doctor.call(access.personalData);
    const limits = (movementLimits: unknown) => setting(doctorId, JSON.stringify({ movementLimits }));
    const general = { linear: 0.25, vertical: 0.15, rotation: 2 };
    expect(await doctor.refused(account.addSetting, limits({ linear: 0.2 }))).toBe('settingContentInvalid');
    expect(await doctor.refused(account.addSetting, limits({ ...general, byType: { tusk: general } }))).toBe(
      'settingContentInvalid',
    );
    expect(await doctor.refused(account.addSetting, limits({ ...general, rotation: 5.5 }))).toBe('parameterOutOfRange');
    const byType = { canine: { ...general, linear: 0.04 } };
    await expect(doctor.call(account.addSetting, limits({ ...general, byType }))).rejects.toThrow(
      'Canines, horizontal (mm) must be between 0.05 and 0.5',
    );
    const kept = await doctor.call(account.addSetting, limits({ ...general, byType: { canine: general } }));
    expect(JSON.parse(kept.settingContent)).toEqual({ movementLimits: { ...general, byType: { canine: general } } });
    expect(await movementLimitsOf(server.ctx, doctorId)).toEqual({ ...general, byType: { canine: general } });
    await doctor.call(account.removeSetting, { params: { id: kept.id } });

    // What lies in a file is not looked at when it is kept, but when it is read.
    const name = `archway/doctor/${doctorId}/8/-/preferenceSetting_1.json`;
    await server.ctx.store.put(name, Buffer.from(JSON.stringify({ movementLimits: { ...general, linear: 9 } })));
    const { body } = setting(doctorId, name);
    const file = await doctor.call(account.addSetting, { body: { ...body, storageType: 'oss' } });
    expect(await movementLimitsOf(server.ctx, doctorId)).toEqual(standardMovementLimits);
    await doctor.call(account.removeSetting, { params: { id: file.id } });
  });

  it('take a business card that is one', async () => {
    const doctor = await server.login('democreator');
    const { doctorId } = await doctor.call(access.personalData);
    const card = (businessCard: unknown) => setting(doctorId, JSON.stringify({ businessCard }));
    expect(await doctor.refused(account.addSetting, card({ phone: 'call me' }))).toBe('phoneInvalid');
    expect(await doctor.refused(account.addSetting, card({ email: 'nowhere' }))).toBe('emailInvalid');
    expect(await doctor.refused(account.addSetting, card('x'))).toBe('settingContentInvalid');
    expect(await doctor.refused(account.addSetting, card({ words: 'x'.repeat(301) }))).toBe('settingContentInvalid');
    // A picture is one of the doctor's own, by its bytes.
    const at = (name: string, owner = doctorId): string => `archway/doctor/${owner}/8/-/${name}`;
    const { store } = server.ctx;
    const jpeg = Buffer.from(encodeJpeg(drawDentalPhoto('frontFace', 1), 0.8));
    const [own, foreign, none, png] = [
      at('card-a.jpg'),
      at('card-b.jpg', `${doctorId}9`),
      at('card-c.jpg'),
      at('card-d.jpg'),
    ];
    for (const [name, bytes] of [
      [own, jpeg],
      [foreign, jpeg],
      [png, Buffer.from('no picture')],
    ] as const)
      await store.put(name, bytes);
    for (const picture of [foreign, none, png, at('logo.jpg')])
      expect(await doctor.refused(account.addSetting, card({ picture }))).toBe('cardPictureInvalid');
    const { id } = await doctor.call(account.addSetting, card({ title: 'Orthodontist', phone: '', picture: own }));
    // What no card shows goes after a week.
    const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
    await sweepAbandoned(server.ctx, null, inDays(8));
    expect([await store.head(png), (await store.head(own))?.size]).toEqual([null, jpeg.length]);
    await doctor.call(account.removeSetting, { params: { id } });
  });

  it('keep the default way of design as a number, also where it comes as a word', async () => {
    const doctor = await server.login('democreator');
    const { doctorId } = await doctor.call(access.personalData);
    const kept = async (content: object): Promise<unknown> => {
      const { settingContent, id } = await doctor.call(account.addSetting, setting(doctorId, JSON.stringify(content)));
      await doctor.call(account.removeSetting, { params: { id } });
      return JSON.parse(settingContent);
    };
    expect(await kept({ entrust: 'orgDesign', later: 1 })).toEqual({ entrust: '1', later: 1 });
    expect(await kept({ entrust: '2' })).toEqual({ entrust: '2' });
  });

  it('of somebody else answer as missing ones, to read, write and remove', async () => {
    const [doctor, creator] = [await server.login('demodoctor'), await server.login('democreator')];
    const { doctorId } = await creator.call(access.personalData);
    const own = await creator.call(account.addSetting, setting(doctorId));
    expect(await doctor.refused(account.settings, { query: { doctorId } })).toBe('recordNotFound');
    expect(await doctor.refused(account.addSetting, setting(doctorId))).toBe('recordNotFound');
    const { doctorId: mine } = await doctor.call(access.personalData);
    expect(await doctor.refused(account.updateSetting, { body: { ...setting(mine).body, id: own.id } })).toBe(
      'recordNotFound',
    );
    expect(await doctor.refused(account.removeSetting, { params: { id: own.id } })).toBe('recordNotFound');
  });

  it('may lie in a file: the server keeps what is given, and takes the name of a file of the doctor', async () => {
    const doctor = await server.login('demodoctor');
    const { doctorId } = await doctor.call(access.personalData);
    const large = JSON.stringify({ gap: 'x'.repeat(MOST_SETTING_TEXT) });
    const body = { doctorId, settingType: 'productSettings', settingContent: large } as const;
    expect(await doctor.refused(account.addSetting, { body })).toBe('settingContentInvalid');
    const kept = await doctor.call(account.addSetting, { body: { ...body, storageType: 'oss' } });
    expect(kept.settingContent).toMatch(new RegExp(`^archway/doctor/${doctorId}/8/-/productSettings_\\d+\\.json$`));
    const { url } = await doctor.call(files.tmpUrl, { body: { objectName: kept.settingContent } });
    expect(await (await fetch(url)).text()).toBe(large);
    const again = { ...body, storageType: 'oss', id: kept.id } as const;
    const named = { body: { ...again, settingContent: kept.settingContent } };
    expect((await doctor.call(account.updateSetting, named)).settingContent).toBe(kept.settingContent);
    for (const other of ['archway/doctor/1/8/-/x.json', `archway/doctor/${doctorId}/8/-/none.json`, 'no name'])
      expect(await doctor.refused(account.updateSetting, { body: { ...again, settingContent: other } })).toBe(
        'settingContentInvalid',
      );
    const creator = await server.login('democreator');
    expect(await creator.refused(files.tmpUrl, { body: { objectName: kept.settingContent } })).toBe('storageScope');
  });

  it('must hold JSON, and the default configuration stays', async () => {
    const doctor = await server.login('demodoctor');
    const { doctorId } = await doctor.call(access.personalData);
    expect(await doctor.refused(account.addSetting, setting(doctorId, 'no json'))).toBe('settingContentInvalid');
    expect(await doctor.refused(account.addSetting, setting(doctorId, '5'))).toBe('settingContentInvalid');
    const config = await doctor.call(account.addSetting, {
      body: { doctorId, settingType: 'preferenceConfig', settingContent: '{}', settingName: 'A' },
    });
    expect(await doctor.refused(account.removeSetting, { params: { id: config.id } })).toBe('defaultSettingKept');
    const body = { doctorId, settingType: 'preferenceConfig', settingContent: '{}', settingName: 'B' } as const;
    const kept = await doctor.call(account.updateSetting, { body: { ...body, id: config.id, settingDefault: 0 } });
    expect(kept).toMatchObject({ settingName: 'B', settingDefault: 1 });
    const other = await doctor.call(account.addSetting, { body: { ...body, settingName: 'C' } });
    expect(other.settingDefault).toBe(1);
    await doctor.call(account.removeSetting, { params: { id: config.id } });
  });
});

describe('notices', () => {
  it('reach those they are for, in the language of the reader, and are read once', async () => {
    const doctor = await server.login('demodoctor');
    const { doctorId } = await doctor.call(access.personalData);
    await doctor.call(account.readNotices, { query: {} });
    await server.ctx.db.transaction((tx) =>
      notify(
        server.ctx,
        tx,
        [doctorId, doctorId],
        'planAwaitsReview',
        { patient: '林一', ptNo: 'AW1' },
        '/patient-detail/1/1',
      ),
    );
    const unread = { query: { readFlag: readFlag.unread, pageSize: 3 } };
    const english = await doctor.call(account.notices, unread);
    expect(english).toMatchObject({
      total: 1,
      rows: [{ content: 'A plan of patient [林一] awaits your review, case AW1.', readFlag: 0 }],
    });
    const chinese = await doctor.call(account.notices, unread, 'zh-CN');
    expect(chinese.rows[0]).toMatchObject({ typeStr: '待审批', content: '患者【林一】有方案待您审批，病例 AW1。' });

    const other = await server.login('democreator');
    await other.call(account.readNotices, { query: { ids: english.rows[0]!.id } });
    expect((await doctor.call(account.notices, unread)).total).toBe(1);
    await doctor.call(account.readNotices, { query: { ids: english.rows[0]!.id } });
    expect((await doctor.call(account.notices, unread)).total).toBe(0);
  });
});

describe('the own account', () => {
  it('takes a name and emails, keeps what is absent, and refuses an email twice', async () => {
    const doctor = await server.login('demodoctor');
    await doctor.call(account.updateInfo, {
      body: { nickName: '周医生', notificationEmail1: 'a@example.com', notificationEmail2: 'b@example.com' },
    });
    await doctor.call(account.updateInfo, { body: { emailNotice: false } });
    const { nickName, accountInfo } = await doctor.call(access.personalData);
    expect([nickName, accountInfo.notificationEmail1, accountInfo.emailNotice]).toEqual([
      '周医生',
      'a@example.com',
      false,
    ]);
    expect(await doctor.refused(account.updateInfo, { body: { notificationEmail3: 'A@example.com' } })).toBe(
      'notificationEmailTwice',
    );
    await doctor.call(account.updateInfo, { body: { notificationEmail1: '' } });
    const emails = async () => {
      const { accountInfo: info } = await doctor.call(access.personalData);
      return [info.notificationEmail1, info.notificationEmail2, info.notificationEmail3, info.notificationEmail4];
    };
    expect(await emails()).toEqual([null, 'b@example.com', null, null]);
    await doctor.call(account.updateInfo, { body: { notificationEmail2: '', notificationEmail3: 'c@example.com' } });
    expect(await emails()).toEqual([null, null, 'c@example.com', null]);
    await doctor.call(account.updateInfo, { body: { notificationEmail3: '' } });
    expect(await emails()).toEqual([null, null, null, null]);
  });

  it('takes a place that there is, keeps it when something else is said, and can be without one', async () => {
    const doctor = await server.login('demodoctor');
    const place = async () => {
      const { region, province, city, area, address } = (await doctor.call(access.personalData)).accountInfo;
      return { region, province, city, area, address };
    };
    const shanghai = { region: 'CN', province: '31', city: '3101', area: '310101', address: '1 Hengshan Road' };
    await doctor.call(account.updateInfo, { body: shanghai });
    await doctor.call(account.updateInfo, { body: { nickName: '周医生' } });
    expect(await place()).toEqual(shanghai);
    for (const wrong of [{ region: 'ZZ' }, { area: '110101' }, { province: '' }, { area: '' }])
      expect(await doctor.refused(account.updateInfo, { body: { ...shanghai, ...wrong } })).toBe('regionUnknown');
    expect(await doctor.refused(account.updateInfo, { body: { address: 'x'.repeat(201) } })).toBe('paramsError');
    expect(await place()).toEqual(shanghai);
    await doctor.call(account.updateInfo, { body: { region: '', province: '', city: '', area: '', address: '' } });
    expect(await place()).toEqual({ region: null, province: null, city: null, area: null, address: null });
  });
});
