<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Content\ChosenPages;
use Coleman\Api\Demo\DemoRentals;
use Coleman\Blocks\LegalPages;
use Coleman\Tests\Integration\TestCase;

/** Forms that take personal data link to the privacy policy, and checkout to the terms: if there are such pages. */
final class LegalPagesTest extends TestCase
{
    private const FORMS = [
        'register' => [],
        'rental-form' => ['rental' => DemoRentals::ROUND_RATES],
        'used-inquiry' => ['machine' => 'U-2061'],
    ];

    protected function tearDown(): void
    {
        delete_option(ChosenPages::OPTION);
        foreach (['privacy', 'terms', 'returns'] as $slug) {
            self::publish($slug, true);
        }
        parent::tearDown();
    }

    public function testTheFormsLinkToThePrivacyPolicy(): void
    {
        foreach (self::FORMS as $name => $attributes) {
            self::assertStringContainsString('<a href="/privacy/"', self::printed($name, $attributes), $name);
        }
        self::publish('privacy', false);
        foreach (self::FORMS as $name => $attributes) {
            self::assertStringNotContainsString('coleman-privacy-note', self::printed($name, $attributes), $name);
        }
    }

    public function testOnlyWhatIsPublishedIsLinked(): void
    {
        foreach (['terms', 'returns', 'shipping'] as $slug) {
            self::assertSame("/{$slug}/", LegalPages::path($slug));
        }
        self::publish('terms', false);
        self::assertSame('', LegalPages::path('terms'));
        self::assertSame('', LegalPages::path('never-written'));
    }

    public function testCheckoutKnowsThePages(): void
    {
        self::publish('returns', false);
        $html = self::printed('checkout', []);
        self::assertStringContainsString('"terms":"/terms/","returns":"","privacy":"/privacy/"', $html);
    }

    public function testTheChosenPageTakesThePlaceOfTheOneWithTheSlug(): void
    {
        $chosen = (int) wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'how-we-sell', 'post_title' => 'How we sell']);
        update_option(ChosenPages::OPTION, ['terms' => $chosen, 'returns' => 0], true);
        $paths = static fn (): array => array_map(LegalPages::path(...), ['terms', 'returns', 'shipping']);
        try {
            self::assertSame(['/how-we-sell/', '/returns/', '/shipping/'], $paths());
            self::assertStringContainsString('"terms":"/how-we-sell/","returns":"/returns/"', self::printed('checkout', []));
            wp_update_post(['ID' => $chosen, 'post_status' => 'draft']);
            self::assertSame('', LegalPages::path('terms'), 'hidden, and not replaced by another text');
            wp_trash_post($chosen);
            self::assertSame('/terms/', LegalPages::path('terms'), 'deleted');
        } finally {
            wp_delete_post($chosen, true);
        }
        self::assertSame('/terms/', LegalPages::path('terms'));
    }

    /** @testWith ["no list"]
     *            [{"terms": "12", "returns": -4, "privacy": 2}]
     */
    public function testAnUnreadableChoiceIsNone(mixed $kept): void
    {
        update_option(ChosenPages::OPTION, $kept, true);

        self::assertSame(['/terms/', '/returns/'], array_map(LegalPages::path(...), ['terms', 'returns']));
    }

    private static function publish(string $slug, bool $is): void
    {
        $page = get_page_by_path($slug);
        self::assertNotNull($page, $slug);
        wp_update_post(['ID' => $page->ID, 'post_status' => $is ? 'publish' : 'draft', 'post_name' => $slug]);
    }

    /** @param array<string, mixed> $attributes */
    private static function printed(string $name, array $attributes): string
    {
        return render_block(['blockName' => "coleman/{$name}", 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
    }
}
