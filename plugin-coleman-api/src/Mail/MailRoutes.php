<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\Instant;

/** The outbox and the letters, for administrators. */
final readonly class MailRoutes
{
    private const A_PAGE = 50;
    private const COUNT_UP_TO = 200;

    public function __construct(
        private Outbox $outbox,
        private EmailTemplates $templates,
        private EmailPreview $preview,
        private EmailSamples $samples,
        private TestMail $test,
        private EmailWordsService $words,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $may = Permission::Settings;
        $personal = Caching::Personal;

        return [
            new Route('GET', '/desk/mails', $may, $personal, 'desk-mails', 'desk-mail[]', $this->list(...), 'Mails of the outbox, newest first.'),
            new Route('GET', '/desk/mails/(?P<id>\d+)', $may, $personal, 'desk-mail', 'desk-mail-full', $this->show(...), 'A mail with its tries, as text and as HTML.'),
            new Route('POST', '/desk/mails/(?P<id>\d+)/resend', $may, $personal, 'desk-mail', 'desk-mail-full', $this->resend(...), 'Puts a mail back into the outbox, whatever became of it.'),
            new Route('POST', '/desk/mails/(?P<id>\d+)/put-aside', $may, $personal, 'desk-mail', 'desk-mail-full', $this->putAside(...), 'Ends the alarm for a mail that was given up.'),
            new Route('POST', '/desk/mails/test', $may, $personal, 'desk-test-mail', 'test-mail', $this->sendTest(...), 'Sends a test mail at once and tells how far it came.'),
            new Route('GET', '/desk/letters', $may, $personal, '', 'desk-letter[]', $this->kinds(...), 'The kinds of letters there are.'),
            new Route('GET', '/desk/letters/(?P<kind>[\w-]+)', $may, $personal, 'desk-letter', 'letter-preview', $this->letter(...), 'A letter written from sample data.'),
            new Route('GET', '/desk/letters/(?P<kind>[\w-]+)/words', $may, $personal, 'desk-letter', 'letter-words', $this->showWords(...), 'The sentences of a letter to customers, with their fields.'),
            new Route('POST', '/desk/letters/(?P<kind>[\w-]+)/words', $may, $personal, 'desk-letter-words', 'letter-words', $this->saveWords(...), 'Changes sentences of a letter; null takes the default again.'),
            new Route('POST', '/desk/letters/(?P<kind>[\w-]+)/preview', $may, $personal, 'desk-letter-preview', 'letter-preview', $this->tryWords(...), 'A letter as other words would make it; nothing is kept.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $mails = $this->outbox->list(Input::text($request, 'about'), Input::text($request, 'state'), Input::integer($request, 'after'), self::A_PAGE + 1);
        $hasMore = count($mails) > self::A_PAGE;
        $mails = array_slice($mails, 0, self::A_PAGE);
        $attempts = $this->outbox->attempts(array_column($mails, 'id'));

        return new Reply(
            array_map(fn (array $mail): array => $this->present($mail, $attempts[$mail['id']] ?? []), $mails),
            [
                'has_more' => $hasMore,
                'after' => [] === $mails ? '' : (string) $mails[count($mails) - 1]['id'],
                'counts' => [
                    Outbox::WAITING => $this->count(Outbox::WAITING),
                    Outbox::DEAD => $this->count(Outbox::DEAD),
                ],
            ],
        );
    }

    /** @return array{count: int, is_capped: bool} */
    private function count(string $state): array
    {
        $count = $this->outbox->countUpTo($state, self::COUNT_UP_TO);

        return ['count' => min($count, self::COUNT_UP_TO), 'is_capped' => $count > self::COUNT_UP_TO];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function show(\WP_REST_Request $request): Reply
    {
        return new Reply($this->full($this->found($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function resend(\WP_REST_Request $request): Reply
    {
        $mail = $this->found($request);
        if ('' === $mail['recipient']) {
            throw new ApiError('coleman_mail_emptied', __('This email’s recipient and content were deleted because of their age, so it can’t be sent again.', 'coleman'), 409);
        }
        $this->outbox->sendAgain($mail['id']);

        return new Reply($this->full($this->found($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function putAside(\WP_REST_Request $request): Reply
    {
        if (!$this->outbox->putAside($this->found($request)['id'])) {
            throw new ApiError('coleman_bad_transition', __('You can dismiss only emails that failed.', 'coleman'), 409);
        }

        return new Reply($this->full($this->found($request)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function sendTest(\WP_REST_Request $request): Reply
    {
        $to = trim(Input::text($request, 'to'));
        if (false === is_email($to)) {
            throw ApiError::invalid(['to' => __('Enter a valid email address.', 'coleman')]);
        }

        return new Reply($this->test->send($to));
    }

    private function kinds(): Reply
    {
        return new Reply(array_map(fn (string $kind): array => [
            'kind' => $kind,
            'subject' => $this->preview->render($kind, $this->samples->forKind($kind))['subject'] ?? $kind,
            'is_worded' => null !== $this->templates->worded($kind),
            'is_changed' => $this->words->isChanged($kind),
        ], $this->templates->kinds()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function letter(\WP_REST_Request $request): Reply
    {
        $kind = Input::text($request, 'kind');

        return new Reply($this->preview->render($kind, in_array($kind, $this->templates->kinds(), true) ? $this->samples->forKind($kind) : [])
            ?? throw new ApiError('coleman_letter_not_found', __('Email template not found.', 'coleman'), 404));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function showWords(\WP_REST_Request $request): Reply
    {
        return new Reply($this->words->present(Input::text($request, 'kind')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function saveWords(\WP_REST_Request $request): Reply
    {
        return new Reply($this->words->save(Input::text($request, 'kind'), Input::fields($request, 'words'), Input::text($request, 'version')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function tryWords(\WP_REST_Request $request): Reply
    {
        return new Reply($this->words->preview(Input::text($request, 'kind'), Input::fields($request, 'words')));
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @return array{id: int, kind: string, recipient: string, reply_to: string, payload: array<string, mixed>, about: string, message_id: string, state: string, attempts: int, next_at: string, created_at: string, sent_at: string|null}
     */
    private function found(\WP_REST_Request $request): array
    {
        return $this->outbox->byId(Input::integer($request, 'id'))
            ?? throw new ApiError('coleman_mail_not_found', __('Email not found.', 'coleman'), 404);
    }

    /**
     * @param array{id: int, kind: string, recipient: string, reply_to: string, payload: array<string, mixed>, about: string, message_id: string, state: string, attempts: int, next_at: string, created_at: string, sent_at: string|null} $mail
     * @param list<array{tried_at: string, is_sent: bool, error: string}> $attempts
     * @return array<string, mixed> schema/desk-mail.json
     */
    private function present(array $mail, array $attempts): array
    {
        $last = [] === $attempts ? null : $attempts[count($attempts) - 1];

        return [
            'id' => $mail['id'],
            'kind' => $mail['kind'],
            'recipient' => $mail['recipient'],
            'about' => $mail['about'],
            'state' => Outbox::WAITING === $mail['state'] && $mail['attempts'] > 0 ? Outbox::FAILED : $mail['state'],
            'attempts' => count($attempts),
            'error' => null === $last || $last['is_sent'] ? '' : $last['error'],
            'created_at' => Instant::stored($mail['created_at']),
            'sent_at' => null === $mail['sent_at'] ? '' : Instant::stored($mail['sent_at']),
            'next_at' => Outbox::WAITING === $mail['state'] ? Instant::stored($mail['next_at']) : '',
        ];
    }

    /**
     * @param array{id: int, kind: string, recipient: string, reply_to: string, payload: array<string, mixed>, about: string, message_id: string, state: string, attempts: int, next_at: string, created_at: string, sent_at: string|null} $mail
     * @return array<string, mixed> schema/desk-mail-full.json
     */
    private function full(array $mail): array
    {
        $attempts = $this->outbox->attempts([$mail['id']])[$mail['id']] ?? [];

        return $this->present($mail, $attempts) + [
            'reply_to' => $mail['reply_to'],
            'tries' => array_map(static fn (array $try): array => ['tried_at' => Instant::stored($try['tried_at'])] + $try, $attempts),
            'letter' => '' === $mail['recipient'] ? null : $this->preview->render($mail['kind'], $mail['payload']),
        ];
    }
}
