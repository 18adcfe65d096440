<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Routing\PageScript;
use PHPUnit\Framework\TestCase;

/** What scripts a page has, as a browser would read it. */
final class PageScriptTest extends TestCase
{
    public function testCodeAndDataAreToldApart(): void
    {
        $html = '<head><script type="application/ld+json">{"a":"<b>"}</script><SCRIPT>one()</SCRIPT >'
            . "<script id='two-js' type=module src='https://example.com/a.js?x=1&amp;y=2'></script></head>"
            . '<script type="speculationrules">{}</script><script data-note="a > b" type="text/javascript">two()</script>'
            . '<script type="text/template"><p></script><script type="importmap">{}</script>';

        self::assertSame(
            [
                ['{"a":"<b>"}', '', '', false],
                ['one()', '', '', true],
                ['', 'https://example.com/a.js?x=1&y=2', 'two-js', true],
                ['{}', '', '', false],
                ['two()', '', '', true],
                ['<p>', '', '', false],
                ['{}', '', '', true],
            ],
            array_map(static fn (PageScript $script): array => [$script->code, $script->src, $script->id, $script->isCode], PageScript::in($html)),
        );
    }

    public function testRulesOfWhatToFetchAheadAreNoCode(): void
    {
        $scripts = PageScript::in('<script type="SpeculationRules">{}</script><script>a()</script>');

        self::assertSame([[false, true], [true, false]], array_map(static fn (PageScript $script): array => [$script->isCode, $script->isRules], $scripts));
    }

    public function testAScriptThatNobodyClosesEndsWithThePage(): void
    {
        self::assertSame(['a()'], array_column(PageScript::in('<p>x</p><script>a()'), 'code'));
        self::assertSame([], PageScript::in('<scripture>a()</scripture><p data-x="&lt;script&gt;">'));
    }

    /** The hash is that of the code with the line ends that the browser makes of it. */
    public function testTheHashIsTheBrowsers(): void
    {
        [$script] = PageScript::in("<script>\r\nalert('Hello, world.');\r</script>");

        self::assertSame("\nalert('Hello, world.');\n", $script->code);
        [$known] = PageScript::in("<script>alert('Hello, world.');</script>");
        // The example of the standard, https://www.w3.org/TR/CSP3/#framework-directive-source-list.
        self::assertSame("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='", $known->hash());
    }
}
