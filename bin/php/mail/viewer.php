<?php

declare(strict_types=1);

namespace Coleman\Development;

/** Pages that show the mails of a folder: a list, one mail, and its HTML alone in a sandbox. */
final class MailViewer
{
    public function __construct(private readonly string $folder, private readonly string $base)
    {
    }

    /** @param string $path what follows the base: '', `/<name>` or `/<name>/html` */
    public function answer(string $path): void
    {
        nocache_headers();
        header('X-Robots-Tag: noindex');
        header('Content-Type: text/html; charset=utf-8');

        if (1 !== preg_match('~^(?:/([0-9a-f-]+)(/html)?)?/?$~', $path, $match)) {
            $this->notFound();

            return;
        }
        $name = $match[1] ?? '';
        if ('' === $name) {
            $this->list();

            return;
        }
        $file = "$this->folder/$name.eml";
        if (!is_file($file)) {
            $this->notFound();

            return;
        }
        $message = Message::parse((string) file_get_contents($file));
        if (isset($match[2])) {
            // A mail is a stranger's page: it may show itself and do nothing.
            header("Content-Security-Policy: sandbox allow-popups; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'");
            echo $message->html;

            return;
        }
        $this->one($name, $message);
    }

    private function list(): void
    {
        $files = glob("$this->folder/*.eml") ?: [];
        rsort($files);
        $rows = '';
        foreach (array_slice($files, 0, 500) as $file) {
            $name = basename($file, '.eml');
            $message = Message::parse((string) file_get_contents($file));
            $rows .= sprintf(
                '<tr><td>%s</td><td>%s</td><td><a href="%s/%s">%s</a></td></tr>',
                esc_html(wp_date('M j, H:i:s', (int) filemtime($file)) ?: ''),
                esc_html($message->header('to')),
                esc_attr($this->base),
                esc_attr($name),
                esc_html($message->header('subject') ?: '(no subject)'),
            );
        }
        $this->page(
            'Mail',
            '' === $rows
                ? '<p>No mail has been sent yet.</p>'
                : "<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead><tbody>$rows</tbody></table>",
        );
    }

    private function one(string $name, Message $message): void
    {
        $facts = '';
        foreach (['from', 'to', 'cc', 'bcc', 'reply-to', 'date'] as $header) {
            if ('' !== $message->header($header)) {
                $facts .= sprintf('<dt>%s</dt><dd>%s</dd>', esc_html(ucfirst($header)), esc_html($message->header($header)));
            }
        }
        foreach ($message->attachments as $attachment) {
            $facts .= sprintf('<dt>Attached</dt><dd>%s</dd>', esc_html($attachment));
        }
        $html = '' === $message->html ? '' : sprintf(
            '<h2>As HTML</h2><iframe sandbox="allow-popups" src="%s/%s/html" title="The mail as HTML"></iframe>',
            esc_attr($this->base),
            esc_attr($name),
        );
        $text = '' === $message->text ? '' : sprintf('<h2>As text</h2><pre>%s</pre>', make_clickable(esc_html($message->text)));
        $this->page(
            $message->header('subject'),
            sprintf('<p><a href="%s">All mail</a></p><dl>%s</dl>%s%s', esc_attr($this->base), $facts, $html, $text),
        );
    }

    private function notFound(): void
    {
        status_header(404);
        $this->page('No such mail', sprintf('<p><a href="%s">All mail</a></p>', esc_attr($this->base)));
    }

    private function page(string $title, string $body): void
    {
        printf(
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%1$s</title><style>%2$s</style></head><body><h1>%1$s</h1>%3$s</body></html>',
            esc_html($title),
            'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.4rem;border-bottom:1px solid #ddd}dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dd{margin:0}iframe{width:100%;height:40rem;border:1px solid #ddd}pre{white-space:pre-wrap;background:#f6f6f6;padding:1rem}',
            $body,
        );
    }
}
