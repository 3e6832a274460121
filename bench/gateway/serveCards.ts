// A gateway with 100 000 cards, in a process of its own: prints its address once it listens.
import { createGateway, generateCards, nativeHasher, openDatabase, seedDatabase, serve } from '@corridor/gateway';

const dataDirectory = process.env.CORRIDOR_DATA_DIR;
const databaseURL = process.env.DATABASE_URL;
const where = { ...(dataDirectory && { dataDirectory }), ...(databaseURL && { databaseURL }) };
const db = await openDatabase(where);
await createGateway({ db });
await seedDatabase({ db, passwords: nativeHasher });
await generateCards(db, Number(process.env.CARDS));
await db.close();
const running = await serve({ ...where, port: 0 });
process.once('SIGTERM', () => running.close().then(() => process.exit(0)));
console.log(running.url);
