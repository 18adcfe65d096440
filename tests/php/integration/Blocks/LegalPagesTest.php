<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

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
