<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/**
 * A letter to be looked at: nothing is sent, and nothing that opens an account or an order can be read from it.
 */
final readonly class EmailPreview
{
    public function __construct(private EmailTemplates $templates)
    {
    }

    /**
     * @param array<string, mixed> $payload
     * @param array<string, string>|null $words to be tried in place of those that are kept
     * @return array{subject: string, text: string, html: string}|null null for a letter that there would be nothing to write of
     */
    public function render(string $kind, array $payload, ?array $words = null): ?array
    {
        if (!in_array($kind, $this->templates->kinds(), true)) {
            return null;
        }
        if ('password-reset' === $kind) {
            // Written for real it makes a key, and ends the one that was sent.
            $payload['url'] = home_url('/customer/reset-password?key=');
        }
        $letter = $this->templates->write($kind, $payload, $words);
        if (null === $letter) {
            return null;
        }
        $signature = EmailFooter::text();

        return [
            'subject' => $letter->subject,
            'text' => self::withoutKeys(EmailText::render($letter, $signature)),
            'html' => self::withoutKeys(EmailHtml::render($letter, get_bloginfo('name'), $signature, get_bloginfo('language'))),
        ];
    }

    private static function withoutKeys(string $text): string
    {
        return preg_replace('/([?&;](?:key|token|signature|sig)=)[\w.~-]+/', '$1…', $text) ?? '';
    }
}
