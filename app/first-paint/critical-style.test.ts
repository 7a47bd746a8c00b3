import { describe, expect, it } from "vitest";
import { criticalStyle, parseSheet } from "./critical-style.ts";

const take = (sheet: string, html: string) => criticalStyle(sheet)(html);

describe("a sheet taken apart", () => {
  it("keeps braces and semicolons within strings, and groups", () => {
    const [first, second, third] = parseSheet('@layer a,b;.x{content:"};{"}@media print{.y{color:red}.z{color:blue}}');
    expect(first).toEqual({ prelude: "@layer a,b", body: null, inner: null });
    expect(second).toEqual({ prelude: ".x", body: 'content:"};{"', inner: null });
    expect(third?.inner?.map(({ prelude }) => prelude)).toEqual([".y", ".z"]);
  });

  it("is the same when put together again", () => {
    const sheet = "/*! notice */@layer a{.b{color:red}}.c:hover{d:e}@media (width>1px){.f{g:h}}";
    const html = '<i class="b c f"></i>';
    expect(take(sheet, html)).toBe(sheet.replace("/*! notice */", ""));
  });
});

describe("what a document needs of a sheet", () => {
  it("is each rule whose classes it has, all of them", () => {
    const sheet = ".a{x:1}.b{x:2}.a.b{x:3}.a .c{x:4}.a,.b{x:5}p{x:6}[data-x]{x:7}";
    expect(take(sheet, '<p class="a"></p>')).toBe(".a{x:1}.a,.b{x:5}p{x:6}[data-x]{x:7}");
  });

  it("includes every rule that leaves a choice", () => {
    const sheet = ":is(.a,.b) i{x:1}.c:not(.d){x:2}:where(.e,.f>i){x:3}#id i{x:4}#id .f{x:5}";
    expect(take(sheet, '<p class="c"><i></i></p>')).toBe(
      ":is(.a,.b) i{x:1}.c:not(.d){x:2}:where(.e,.f>i){x:3}#id i{x:4}",
    );
  });

  it("is no rule whose only choice it lacks", () => {
    const sheet =
      ":where(.e>:not(:last-child)){x:1}.f:is(.g){x:2}a:where(:not([title])){x:3}.f:is(:where(.h)[x] *){x:4}";
    expect(take(sheet, '<p class="e f"><a></a></p>')).toBe(sheet.replace(".f:is(.g){x:2}", ""));
    expect(take(sheet, '<p class="f"><a></a></p>')).toBe("a:where(:not([title])){x:3}.f:is(:where(.h)[x] *){x:4}");
  });

  it("is each rule whose elements it has", () => {
    const sheet = "table,ol{x:1}ul>li{x:2}a:hover{x:3}*,::before{x:4}[dir=ltr] b[title]{x:5}.s\\[a\\]{x:6}";
    expect(take(sheet, '<ol><li class="s[a]"><a></a></li></ol>')).toBe(
      "table,ol{x:1}a:hover{x:3}*,::before{x:4}.s\\[a\\]{x:6}",
    );
    const fields = "::placeholder{x:1}::-webkit-date-and-time-value{x:2}";
    expect(take(fields, "<textarea></textarea>")).toBe(fields);
    expect(take(fields, "<p></p>")).toBe("");
  });

  it("is no rule for a state that scripts alone bring about", () => {
    const sheet =
      "a:modal{x:1}a:modal,a{x:2}a:not(:modal){x:3}p:has(:is(a,i):modal){x:4}a:is(:modal,:focus){x:5}.a\\:modal{x:6}";
    expect(take(sheet, '<p><a class="a:modal"></a></p>')).toBe(
      "a:modal,a{x:2}a:not(:modal){x:3}a:is(:modal,:focus){x:5}.a\\:modal{x:6}",
    );
  });

  it("gives every element no value that neither the sheet nor the document reads", () => {
    const sheet =
      '@supports (x:y){*,:before{--a:0 0 #0000;--b:initial;--c:1}}.x{--b:0;color:var(--a)}@property --b{syntax:"*"}';
    expect(take(sheet, '<p class="x"></p>')).toBe(sheet.replace("--b:initial;--c:1", ""));
    expect(take(sheet, '<p class="x" style="color:var(--c)"></p>')).toBe(sheet.replace("--b:initial;", ""));
  });

  it("knows escaped names, also where the document escapes them", () => {
    const sheet = ".sm\\:p-1\\.5{x:1}.\\[\\&\\>p\\]\\:m{x:2}.\\32 xl{x:3}.w-1\\/2:hover{x:4}.md\\:none{x:5}";
    const html = '<i class="sm:p-1.5 [&amp;&gt;p]:m 2xl w-1/2"></i>';
    expect(take(sheet, html)).toBe(".sm\\:p-1\\.5{x:1}.\\[\\&\\>p\\]\\:m{x:2}.\\32 xl{x:3}.w-1\\/2:hover{x:4}");
  });

  it("has every group, for the rules left out to be put into, and every rule that is none for elements", () => {
    const sheet =
      '@layer a,b;@media print{.a{x:1}}@layer b{@supports (x:y){.c{x:1}}}@keyframes in{to{x:1}}@property --a{syntax:"*"}';
    expect(take(sheet, '<i class="b"></i>')).toBe(sheet.replace(".a{x:1}", "").replace(".c{x:1}", ""));
  });
});
