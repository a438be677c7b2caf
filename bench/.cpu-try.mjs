import { startPostgres } from "/work/main/tests/support/postgres-cluster.ts";
import { newStorage } from "/work/main/tests/support/storage.ts";
import { openDatabase } from "/work/main/server/store/database.ts";
import { readConfig } from "/work/main/server/config.ts";
import { book, comingAppointmentsOf } from "/work/main/server/store/bookings.ts";
import { straightPostgres, straightSqlite } from "/work/main/bench/straight.ts";
import { readFileSync, readdirSync } from "node:fs";
const c = await startPostgres();
const pgcpu = () => { let t=0; for (const p of readdirSync("/proc")) { if(!/^\d+$/.test(p)) continue; try { const s=readFileSync(`/proc/${p}/stat`,"utf8"); if(!s.includes("(postgres)")) continue; const f=s.slice(s.lastIndexOf(")")+2).split(" "); t+=+f[11]+ +f[12]; } catch{} } return t*10000; };
const wish=(n)=>({day:new Date(Date.UTC(2027,0,1)+Math.floor(n/7)*864e5).toISOString().slice(0,10),timeSlot:["20:00","20:30","21:00","21:30","22:00","22:30","23:00"][n%7],type:"Mini Öngörü",name:"A",phone:"05"+(500000000+n)});
async function run(label,N,op){ const a=process.cpuUsage(),b=pgcpu(),t=performance.now(); let i=0; await Promise.all(Array.from({length:10},async()=>{while(i<N) await op(i++)})); const u=process.cpuUsage(a); console.log(label.padEnd(28), "cpu node", ((u.user+u.system)/N).toFixed(0).padStart(5),"µs  pg",((pgcpu()-b)/N).toFixed(0).padStart(5),"µs  wall",((performance.now()-t)*1000/N).toFixed(0)); }
for (const engine of ["sqlite","postgres"]) {
  let s=await newStorage(engine,c.url); let db=await openDatabase(readConfig(s.settings),new Date()); await db.db.destroy();
  const st= engine==="sqlite"?straightSqlite(s.settings.DATA_DIR):straightPostgres(s.settings.DATABASE_URL);
  await run(engine+" straight insert",1000,n=>st.insert(wish(n))); await run(engine+" straight select",5000,n=>st.select("05"+(500000000+n))); await st.close(); await s.remove();
  s=await newStorage(engine,c.url); db=await openDatabase(readConfig(s.settings),new Date()); const now=new Date();
  await run(engine+" store insert",1000,n=>book(db,wish(n),{now,openLimit:3})); await run(engine+" store select",5000,n=>comingAppointmentsOf(db,"05"+(500000000+n),now)); await db.db.destroy(); await s.remove();
}
await c.stop();
