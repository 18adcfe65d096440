<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Plugin;
use Coleman\Tests\Integration\TestCase;

/** Buttons that lead to the request form of a rental. */
final class RentalButtonsTest extends TestCase
{
    /** @return iterable<string, array{string, string}> an address, and the modal that opens there */
    public static function addresses(): iterable
    {
        $id = DemoRentals::ROUND_RATES;
        yield 'a path' => ["/rental/request/{$id}", "rental-request-{$id}"];
        yield 'with a slash' => ["/rental/request/{$id}/", "rental-request-{$id}"];
        yield 'of this site' => [home_url("/rental/request/{$id}"), "rental-request-{$id}"];
        yield 'of another site' => ["https://elsewhere.example/rental/request/{$id}", ''];
        yield 'unknown' => ['/rental/request/99999', ''];
        yield 'no number' => ['/rental/request/2x', ''];
        yield 'too long' => ['/rental/request/2222222222', ''];
        yield 'another page' => ["/rental/equipment/x-{$id}", ''];
        yield 'none' => ['', ''];
        yield 'hostile' => ['/rental/request/"><script>', ''];
    }

    /** @dataProvider addresses */
    public function testAButtonOpensTheFormOfItsMachineOrStaysALink(string $href, string $modal): void
    {
        $html = $this->button($href);
        $tags = new \WP_HTML_Tag_Processor($html);
        self::assertTrue($tags->next_tag('A'));
        self::assertSame('' === $modal ? null : $modal, $tags->get_attribute('modal-target'));
        self::assertSame(esc_url($href), esc_url((string) $tags->get_attribute('href')));
        if ('' !== $modal) {
            self::assertSame(1, substr_count($this->footer(), " id=\"{$modal}\""), 'however many buttons it has');
        }
    }

    public function testButtonsWithoutTheClassOrWithAModalOfTheirOwnStayAsTheyAre(): void
    {
        $href = '/rental/request/' . DemoRentals::ROUND_RATES;
        self::assertStringNotContainsString('modal-target', $this->button($href, 'is-style-outline'));
        self::assertStringContainsString('modal-target="sizes"', $this->button($href, 'modal-link', ' modal-target="sizes"'));
    }

    public function testAPageHasNotAnyNumberOfForms(): void
    {
        $ids = array_column(Plugin::modules()->foundation->connection()->rows('SELECT id FROM {rental_classes} ORDER BY id'), 'id');
        self::assertGreaterThan(8, count($ids));
        foreach ($ids as $id) {
            $this->button("/rental/request/{$id}");
        }
        self::assertSame(8, preg_match_all('/<dialog [^>]*id="rental-request-\d+"/', $this->footer()));
    }

    private function button(string $href, string $class = 'modal-link coleman-request-button', string $attributes = ''): string
    {
        $html = sprintf('<div class="wp-block-button %s"><a class="wp-block-button__link" href="%s"%s>Rent</a></div>', esc_attr($class), esc_attr($href), $attributes);

        return render_block(['blockName' => 'core/button', 'attrs' => ['className' => $class], 'innerBlocks' => [], 'innerHTML' => $html, 'innerContent' => [$html]]);
    }

    private function footer(): string
    {
        // WordPress's own, which it has replaced itself.
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');

        return (string) ob_get_clean();
    }
}
